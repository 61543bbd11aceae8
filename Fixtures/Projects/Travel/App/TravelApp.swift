import Core
import DesignSystem
import SwiftUI

@main
struct TravelApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @StateObject private var theme = AppContainer.shared.resolve(ThemeStore.self)

    var body: some Scene {
        WindowGroup {
            RootView()
                .environmentObject(theme)
                .onOpenURL { url in
                    AppContainer.shared.resolve(DeepLinkRouter.self).open(url)
                }
        }
    }
}
