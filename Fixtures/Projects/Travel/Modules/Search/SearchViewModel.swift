import Core
import Foundation

/// Half-way through the migration: the initialiser lists everything, production still relies on
/// the defaults. TRV-230 removes them once `SearchCoordinator` passes both.
@MainActor
public final class SearchViewModel: ObservableObject {
    public enum State {
        case idle
        case loading
        case loaded([Flight])
        case failed(String)
    }

    @Published public var query: FlightQuery
    @Published public private(set) var state: State = .idle

    private let flights: any FlightSearching
    private let analytics: any Analytics
    private let recents: RecentSearchStore

    public init(
        query: FlightQuery,
        flights: any FlightSearching = AppContainer.shared.resolve(FlightSearching.self),
        analytics: any Analytics = AppContainer.shared.analytics,
        recents: RecentSearchStore = .shared
    ) {
        self.query = query
        self.flights = flights
        self.analytics = analytics
        self.recents = recents
    }

    public func search() async {
        state = .loading
        recents.remember(query)
        analytics.track(AnalyticsEvent("search", parameters: ["to": query.destination]))
        do {
            state = .loaded(try await flights.flights(matching: query))
        } catch {
            state = .failed(error.localizedDescription)
        }
    }
}
