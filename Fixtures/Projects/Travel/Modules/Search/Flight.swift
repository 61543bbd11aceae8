import Core
import Foundation

public struct Flight: Identifiable, Hashable, Codable, Sendable {
    public struct Leg: Hashable, Codable, Sendable {
        public let from: String
        public let to: String
        public let departure: Date
        public let arrival: Date

        public var duration: TimeInterval { arrival.timeIntervalSince(departure) }
    }

    public let id: String
    public let carrier: String
    public let legs: [Leg]
    public let price: Money

    public var isDirect: Bool { legs.count == 1 }
}

public struct FlightQuery: Hashable, Codable, Sendable {
    public var origin: String
    public var destination: String
    public var outbound: Date
    public var inbound: Date?
    public var passengers = 1
    public var directOnly = false

    public init(origin: String, destination: String, outbound: Date) {
        self.origin = origin
        self.destination = destination
        self.outbound = outbound
    }
}
