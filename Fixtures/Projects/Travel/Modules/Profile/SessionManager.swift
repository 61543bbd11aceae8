import Core
import Foundation

public struct User: Codable, Hashable, Sendable {
    public let id: String
    public var name: String
    public var email: String
}

/// Who is signed in. Lives as long as the app, so it outlives every user.
public final class SessionManager {
    public static let shared = SessionManager()

    public private(set) var user: User?
    public private(set) var accessToken: String?
    public private(set) var refreshToken: String?
    public var savedPassengers: [String] = []

    private init() {}

    public var isSignedIn: Bool { accessToken != nil }

    public func didSignIn(_ user: User, accessToken: String, refreshToken: String) {
        self.user = user
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        AnalyticsTracker.shared.identify(userID: user.id)
    }

    public func logout() {
        user = nil
        accessToken = nil
        refreshToken = nil
        savedPassengers = []
        AnalyticsTracker.shared.identify(userID: nil)
    }
}
