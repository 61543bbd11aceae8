import Core
import Foundation
import Networking
import Profile
import Swinject

final class NetworkAssembly: Assembly {
    func assemble(container: Container) {
        container.register((any APIClient).self) { _ in
            HTTPClient(baseURL: Self.baseURL) { SessionManager.shared.accessToken }
        }
        .inObjectScope(.container)

        container.register(PushRegistrar.self) { resolver in
            PushRegistrar(api: resolver.resolve((any APIClient).self)!)
        }
    }

    private static let baseURL = URL(filePath: "https://api.example.com")
}
