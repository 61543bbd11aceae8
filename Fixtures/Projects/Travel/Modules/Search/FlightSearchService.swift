import Foundation
import Networking

public protocol FlightSearching: Sendable {
    func flights(matching query: FlightQuery) async throws -> [Flight]
}

public struct FlightSearchService: FlightSearching {
    private let api: any APIClient

    public init(api: any APIClient) {
        self.api = api
    }

    public func flights(matching query: FlightQuery) async throws -> [Flight] {
        let endpoint = Endpoint<[Flight]>(
            "v3/flights",
            query: [
                URLQueryItem(name: "from", value: query.origin),
                URLQueryItem(name: "to", value: query.destination),
                URLQueryItem(name: "out", value: query.outbound.formatted(.iso8601.year().month().day())),
                URLQueryItem(name: "pax", value: String(query.passengers)),
            ]
        )
        let found = try await api.send(endpoint)
        return query.directOnly ? found.filter(\.isDirect) : found
    }
}
