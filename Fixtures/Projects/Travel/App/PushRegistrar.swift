import Foundation
import Networking

final class PushRegistrar: Sendable {
    private struct Registration: Encodable {
        let token: String
        let user: String?
    }

    private struct Accepted: Decodable, Sendable {}

    private let api: any APIClient

    init(api: any APIClient) {
        self.api = api
    }

    func register(_ deviceToken: Data, for userID: String?) {
        let token = deviceToken.map { String(format: "%02x", $0) }.joined()
        let registration = Registration(token: token, user: userID)
        Task {
            let body = try JSONEncoder().encode(registration)
            _ = try await api.send(Endpoint<Accepted>(.post, "v1/devices", body: body))
        }
    }
}
