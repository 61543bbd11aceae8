import Booking
import Core
import Networking
import Profile
import Search
import Swinject
import UIKit

final class FeatureAssembly: Assembly {
    func assemble(container: Container) {
        container.register(FlightSearching.self) { r in
            FlightSearchService(api: r.resolve((any APIClient).self)!)
        }
        container.register(RecentSearchStore.self) { _ in
            MainActor.assumeIsolated { RecentSearchStore.shared }
        }
        container.register(PriceAlertScheduling.self) { _ in PriceAlertScheduler() }
        container.register(ProfileUpdating.self) { r in
            ProfileClient(api: r.resolve((any APIClient).self)!)
        }
        container.register(LoyaltyService.self) { r in
            LoyaltyService(api: r.resolve((any APIClient).self))
        }
        .inObjectScope(.container)
        container.register(AccountStore.self) { r in
            MainActor.assumeIsolated { AccountStore(loyalty: r.resolve(LoyaltyService.self)!) }
        }
        .inObjectScope(.container)
        container.register(DeepLinkRouter.self) { _ in
            MainActor.assumeIsolated { DeepLinkRouter(resolver: DeepLinkResolver()) }
        }
    }
}
