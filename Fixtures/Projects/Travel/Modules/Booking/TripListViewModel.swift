import Core
import Foundation

/// Converted in TRV-219: what it needs can be read in its `init`.
/// Before, it called `AppContainer.shared.resolve(BookingRepository.self)` in three places.
@MainActor
public final class TripListViewModel: ObservableObject {
    @Published public private(set) var trips: [Trip] = []
    @Published public private(set) var problem: String?

    private let repository: any BookingRepository
    private let analytics: any Analytics

    public init(repository: any BookingRepository, analytics: any Analytics) {
        self.repository = repository
        self.analytics = analytics
    }

    public func load() async {
        do {
            trips = try await repository.trips().sorted { $0.id.rawValue < $1.id.rawValue }
            analytics.track(AnalyticsEvent("trips", parameters: ["count": "\(trips.count)"]))
        } catch {
            problem = error.localizedDescription
        }
    }
}
