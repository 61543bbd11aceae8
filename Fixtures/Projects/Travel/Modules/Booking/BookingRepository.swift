import Foundation
import Networking
import Search

public protocol BookingRepository: Sendable {
    func trips() async throws -> [Trip]
    func trip(_ id: Trip.ID) async throws -> Trip
    func book(_ flight: Flight, for passengers: [String]) async throws -> Trip
    func cancel(_ id: Trip.ID) async throws -> Refund
}

public struct RemoteBookingRepository: BookingRepository {
    private struct BookingRequest: Encodable {
        let flight: Flight.ID
        let passengers: [String]
    }

    private let api: any APIClient

    public init(api: any APIClient) {
        self.api = api
    }

    public func trips() async throws -> [Trip] {
        try await api.send(Endpoint("v2/trips"))
    }

    public func trip(_ id: Trip.ID) async throws -> Trip {
        try await api.send(Endpoint("v2/trips/\(id.rawValue)"))
    }

    public func book(_ flight: Flight, for passengers: [String]) async throws -> Trip {
        let request = BookingRequest(flight: flight.id, passengers: passengers)
        return try await api.send(
            Endpoint(.post, "v2/trips", body: try JSONEncoder().encode(request)))
    }

    public func cancel(_ id: Trip.ID) async throws -> Refund {
        try await api.send(Endpoint(.delete, "v2/trips/\(id.rawValue)"))
    }
}
