import Core
import Foundation
import Profile

/// The signature says "a trip's identifier"; the body needs four more things.
@MainActor
public final class TripDetailViewModel: ObservableObject {
    @Published public private(set) var trip: Trip?
    @Published public private(set) var problem: String?

    private let tripID: Trip.ID

    public init(tripID: Trip.ID) {
        self.tripID = tripID
    }

    public var canCancel: Bool {
        guard let trip, trip.isRefundable else { return false }
        return AppContainer.shared.flags.isEnabled(.selfServiceRefunds)
    }

    public func load() async {
        let repository = AppContainer.shared.resolve(BookingRepository.self)
        do {
            trip = try await repository.trip(tripID)
        } catch {
            problem = error.localizedDescription
        }
    }

    public func cancelTrip() async {
        let repository = AppContainer.shared.resolve(BookingRepository.self)
        do {
            let refund = try await repository.cancel(tripID)
            AppContainer.shared
                .resolve(RefundNotifier.self)
                .notify(about: refund, recipient: SessionManager.shared.user?.email)
            trip?.status = .cancelled
            AppContainer.shared.analytics.track(AnalyticsEvent("trip_cancelled"))
        } catch {
            problem = error.localizedDescription
        }
    }
}
