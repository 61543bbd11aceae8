import Core
import Testing

@testable import Booking

@MainActor
@Suite("the list of trips")
struct TripListViewModelTests {
    @Test("a failure becomes a sentence")
    func failure() async {
        let repository = MockBookingRepository()
        repository.failure = URLError(.timedOut)
        let model = TripListViewModel(repository: repository, analytics: SilentAnalytics())

        await model.load()

        #expect(model.problem != nil)
        #expect(model.trips.isEmpty)
    }
}

private struct SilentAnalytics: Analytics {
    func track(_ event: AnalyticsEvent) {}
    func identify(userID: String?) {}
}
