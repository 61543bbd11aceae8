import Booking
import Core
import Foundation
import Profile
import Search
import UIKit

@MainActor
final class AppCoordinator {
    private let container: AppContainer
    private var search: SearchCoordinator?
    private var profile: ProfileCoordinator?

    init(container: AppContainer) {
        self.container = container
    }

    func makeRoot() -> UIViewController {
        let tabs = UITabBarController()
        let booking = container.resolve(BookingCoordinator.self)
        let searchNavigation = UINavigationController()
        let profileNavigation = UINavigationController()
        tabs.viewControllers = [searchNavigation, booking.navigation, profileNavigation]

        let search = SearchCoordinator(navigation: searchNavigation, container: container) {
            tabs.selectedIndex = 1
            booking.book($0)
        }
        let profile = ProfileCoordinator(navigation: profileNavigation) { [container] in
            container.resolve(AccountStore.self)
        }
        search.start(with: FlightQuery(origin: "LHR", destination: "", outbound: .now))
        booking.start()
        profile.start()
        self.search = search
        self.profile = profile
        return tabs
    }
}
