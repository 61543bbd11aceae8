import Core
import UIKit

/// Where Booking is heading: the feature says what it needs, plain Swift builds the rest.
public struct BookingDependencies {
    public let repository: any BookingRepository
    public let payments: any PaymentGateway
    public let analytics: any Analytics

    public init(
        repository: any BookingRepository,
        payments: any PaymentGateway,
        analytics: any Analytics
    ) {
        self.repository = repository
        self.payments = payments
        self.analytics = analytics
    }
}

@MainActor
public struct BookingFeature {
    private let dependencies: BookingDependencies

    public init(dependencies: BookingDependencies) {
        self.dependencies = dependencies
    }

    /// The bridge while the container still builds everything else.
    public static func fromContainer(_ container: AppContainer) -> BookingFeature {
        BookingFeature(
            dependencies: BookingDependencies(
                repository: container.resolve(BookingRepository.self),
                payments: container.resolve(PaymentGateway.self),
                analytics: container.resolve(Analytics.self)
            )
        )
    }

    public func makeTripList() -> TripListViewModel {
        TripListViewModel(
            repository: dependencies.repository, analytics: dependencies.analytics)
    }
}
