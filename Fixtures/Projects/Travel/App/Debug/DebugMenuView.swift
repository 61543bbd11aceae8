#if DEBUG
import Core
import Profile
import SwiftUI

struct DebugMenuView: View {
    private let help = """
        Overrides are kept until the app is killed. From the debugger:
          po AppContainer.shared.flags
          po Container.shared.resolve(FeatureFlags.self)
        """

    var body: some View {
        List {
            Section("Session \(AppContainer.shared.resolve(BuildInfo.self).version)") {
                Button("Expire the token") { SessionManager.shared.logout() }
            }
            Section {
                ForEach(FeatureFlag.allCases, id: \.self) { flag in
                    Button(flag.rawValue) { AppContainer.shared.flags.override(flag, with: true) }
                }
            } footer: {
                Text(help + #"; \(AppContainer.shared.flags) is not interpolated here"#)
            }
        }
    }
}
#endif

struct BuildInfo: Sendable {
    let version: String
}
