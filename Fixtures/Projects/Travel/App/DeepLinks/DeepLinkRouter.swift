import Booking
import Core
import Foundation

@MainActor
final class DeepLinkRouter {
    enum Destination: Equatable {
        case trip(Trip.ID)
        case search(to: String)
    }

    private let resolver: DeepLinkResolver

    init(resolver: DeepLinkResolver) {
        self.resolver = resolver
    }

    func open(_ url: URL) {
        guard let destination = resolver.resolve(url: url) else { return }
        let booking = AppContainer.shared.resolve(BookingCoordinator.self)
        switch destination {
        case .trip(let id): booking.showTrip(id)
        case .search: booking.start()
        }
    }
}
