import AcmePay
import Booking
import Core
import DesignSystem
import Foundation
import Swinject
import UIKit

final class PlatformAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Analytics.self) { _ in AnalyticsTracker.shared }
        container.register(FeatureFlags.self) { _ in FeatureFlags.shared }
        container.register(BuildInfo.self) { _ in
            let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
            return BuildInfo(version: version ?? "0")
        }
        container.register(CardVendor.self) { _ in AcmePayClient(merchant: "travel") }
        MainActor.assumeIsolated {
            let theme = ThemeStore()
            container.register(ThemeStore.self) { _ in theme }
            let booking = BookingCoordinator(
                navigation: UINavigationController(), container: .shared)
            container.register(BookingCoordinator.self) { _ in booking }
        }
    }
}
