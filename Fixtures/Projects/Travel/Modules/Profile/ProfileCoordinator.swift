import Core
import SwiftUI
import UIKit

@MainActor
public final class ProfileCoordinator {
    private let navigation: UINavigationController
    private let makeAccount: () -> AccountStore

    /// No container any more: a narrow factory for the one thing that is created later (TRV-226).
    public init(navigation: UINavigationController, makeAccount: @escaping () -> AccountStore) {
        self.navigation = navigation
        self.makeAccount = makeAccount
    }

    public func start() {
        let theme = AppContainer.shared.resolve(ThemeStore.self)
        let root = ProfileView()
            .environmentObject(makeAccount())
            .environmentObject(theme)
        navigation.setViewControllers([UIHostingController(rootView: root)], animated: false)
    }
}
