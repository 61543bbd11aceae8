import Core
import XCTest

@testable import Booking

@MainActor
final class TripDetailViewModelTests: XCTestCase {
    /// Passes alone, fails beside `ProfileViewModelTests`: both write to the one container.
    func testCancellingAsksTheRepository() async throws {
        let repository = MockBookingRepository.shared
        AppContainer.shared.install([MockAssembly(repository: repository)])
        let model = TripDetailViewModel(tripID: Trip.ID(rawValue: "T-1"))

        await model.cancelTrip()

        let notifier = AppContainer.shared.resolve(RefundNotifier.self)
        XCTAssertNotNil(notifier)
        XCTAssertEqual(repository.cancelled, [Trip.ID(rawValue: "T-1")])
    }
}
