import Core
import Foundation
import Search

public struct Trip: Identifiable, Hashable, Codable, Sendable {
    public enum Status: String, Codable, Sendable {
        case held
        case ticketed
        case cancelled
    }

    public struct ID: Hashable, Codable, Sendable, RawRepresentable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public let id: ID
    public var status: Status
    public var flight: Flight
    public var passengers: [String]

    public var isRefundable: Bool { status == .ticketed }
}

public struct Refund: Hashable, Codable, Sendable {
    public let trip: Trip.ID
    public let amount: Money
}
