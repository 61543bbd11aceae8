import Foundation
import Networking

public actor LoyaltyService {
    public static let shared = LoyaltyService(api: nil)

    private struct Balance: Decodable, Sendable {
        let miles: Int
    }

    private let api: (any APIClient)?
    private var cache: [String: Int] = [:]

    public init(api: (any APIClient)?) {
        self.api = api
    }

    public func miles(for userID: String) async throws -> Int {
        if let known = cache[userID] { return known }
        guard let api else { return 0 }
        let balance = try await api.send(Endpoint<Balance>("v1/loyalty/\(userID)"))
        cache[userID] = balance.miles
        return balance.miles
    }
}
