import Foundation

public struct HTTPStatusError: Error, Equatable {
    public let code: Int
}

public enum UserFacingError: Error, Equatable {
    case offline
    case signedOut
    case unavailable
}

/// Turns what went wrong below into what a screen can show.
public struct NetworkErrorResolver: Sendable {
    public init() {}

    public func resolve(error: any Error) -> UserFacingError {
        switch error {
        case let error as URLError where error.code == .notConnectedToInternet:
            return .offline
        case HTTPStatusError(code: 401):
            return .signedOut
        default:
            return .unavailable
        }
    }
}
