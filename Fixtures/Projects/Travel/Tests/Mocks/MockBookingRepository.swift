import Core
import Search
import Swinject

@testable import Booking

final class MockBookingRepository: BookingRepository, @unchecked Sendable {
    static let shared = MockBookingRepository()

    var failure: (any Error)?
    private(set) var cancelled: [Trip.ID] = []

    func trips() async throws -> [Trip] {
        if let failure { throw failure }
        return []
    }

    func trip(_ id: Trip.ID) async throws -> Trip {
        throw failure ?? CancellationError()
    }

    func book(_ flight: Flight, for passengers: [String]) async throws -> Trip {
        throw failure ?? CancellationError()
    }

    func cancel(_ id: Trip.ID) async throws -> Refund {
        cancelled.append(id)
        return Refund(trip: id, amount: Money(minorUnits: 12_900, currency: "EUR"))
    }
}

final class MockAssembly: Assembly {
    private let repository: any BookingRepository

    init(repository: any BookingRepository) {
        self.repository = repository
    }

    func assemble(container: Container) {
        let repository = repository
        container.register(BookingRepository.self) { _ in repository }
        container.register(RefundNotifier.self) { _ in RefundNotifier(style: .default) }
    }
}
