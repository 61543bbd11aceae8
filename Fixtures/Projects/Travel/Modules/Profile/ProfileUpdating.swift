import Foundation
import Networking

public protocol ProfileUpdating: Sendable {
    func update(_ user: User) async throws
}

public struct ProfileClient: ProfileUpdating {
    private struct Empty: Decodable, Sendable {}

    private let api: any APIClient

    public init(api: any APIClient) {
        self.api = api
    }

    public func update(_ user: User) async throws {
        let body = try JSONEncoder().encode(user)
        _ = try await api.send(Endpoint<Empty>(.post, "v1/profile", body: body))
    }
}

/// Lets the app replace the whole window when a user leaves.
@MainActor
public struct SignOutHandler {
    private let action: () -> Void

    public init(action: @escaping () -> Void) {
        self.action = action
    }

    public func finish() {
        action()
    }
}
