import Core
import Profile
import SwiftUI

/// Hosts the UIKit tabs until the coordinators are SwiftUI too.
struct RootView: View {
    @Environment(\.scenePhase) private var scenePhase
    @State private var isShowingDebugMenu = false

    var body: some View {
        CoordinatorHost()
            .ignoresSafeArea()
            .onChange(of: scenePhase) { _, phase in
                guard phase == .active else { return }
                Task { await refreshAccount() }
            }
            #if DEBUG
            .onTapGesture(count: 5) { isShowingDebugMenu = true }
            .sheet(isPresented: $isShowingDebugMenu) { DebugMenuView() }
            #endif
    }

    private func refreshAccount() async {
        let account: AccountStore = AppContainer.shared.resolve(AccountStore.self)
        await account.refresh(for: SessionManager.shared.user)
    }
}

private struct CoordinatorHost: UIViewControllerRepresentable {
    final class Coordinator {
        let app = AppCoordinator(container: AppContainer.shared)
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> UIViewController {
        context.coordinator.app.makeRoot()
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
