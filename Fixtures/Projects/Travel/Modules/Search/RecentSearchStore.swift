import Foundation

/// The last ten searches, newest first.
@MainActor
public final class RecentSearchStore: ObservableObject {
    public private(set) static var shared: RecentSearchStore = .init()

    @Published public private(set) var queries: [FlightQuery] = []

    private let defaults: UserDefaults
    private let key = "recent_searches"
    private let limit = 10

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        guard let data = defaults.data(forKey: key) else { return }
        queries = (try? JSONDecoder().decode([FlightQuery].self, from: data)) ?? []
    }

    func remember(_ query: FlightQuery) {
        queries.removeAll { $0 == query }
        queries.insert(query, at: 0)
        queries = Array(queries.prefix(limit))
        defaults.set(try? JSONEncoder().encode(queries), forKey: key)
    }
}
