import Core
import SwiftUI
import UIKit

@MainActor
public final class SearchCoordinator {
    private let navigation: UINavigationController
    private let container: AppContainer
    private let onBook: (Flight) -> Void

    public init(
        navigation: UINavigationController,
        container: AppContainer,
        onBook: @escaping (Flight) -> Void
    ) {
        self.navigation = navigation
        self.container = container
        self.onBook = onBook
    }

    public func start(with query: FlightQuery) {
        let model = SearchViewModel(
            query: query,
            flights: container.resolve(FlightSearching.self)
        )
        let view = SearchView(model: model) { [weak self] flight in
            self?.showDetail(of: flight)
        }
        let recents = container.resolve(RecentSearchStore.self)
        navigation.setViewControllers(
            [UIHostingController(rootView: view.environmentObject(recents))], animated: false)
    }

    private func showDetail(of flight: Flight) {
        let model = FlightDetailViewModel(flight: flight)
        let view = FlightDetailView(model: model, onBook: { [onBook] in onBook(flight) })
        navigation.pushViewController(UIHostingController(rootView: view), animated: true)
    }
}
