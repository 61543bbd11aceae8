import Core
import Search
import SwiftUI
import UIKit

@MainActor
public final class BookingCoordinator {
    public let navigation: UINavigationController
    private let container: AppContainer

    public init(navigation: UINavigationController, container: AppContainer) {
        self.navigation = navigation
        self.container = container
    }

    public func start() {
        let model = TripListViewModel(
            repository: container.resolve(BookingRepository.self),
            analytics: container.resolve(Analytics.self)
        )
        let list = TripListView(model: model, onSelect: { [weak self] in self?.showTrip($0) })
        navigation.setViewControllers([UIHostingController(rootView: list)], animated: false)
    }

    public func showTrip(_ id: Trip.ID) {
        let view = TripDetailView(model: TripDetailViewModel(tripID: id))
        navigation.pushViewController(UIHostingController(rootView: view), animated: true)
    }

    public func book(_ flight: Flight) {
        let model = CheckoutViewModel(
            flight: flight,
            repository: container.resolve(BookingRepository.self),
            payments: container.resolve(PaymentGateway.self),
            log: .shared
        )
        navigation.pushViewController(CheckoutViewController(model: model), animated: true)
    }
}
