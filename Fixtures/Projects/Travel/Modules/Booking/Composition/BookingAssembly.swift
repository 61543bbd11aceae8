import Core
import Networking
import Swinject

public final class BookingAssembly: Assembly {
    public init() {}

    public func assemble(container: Container) {
        container.register(BookingRepository.self) { resolver in
            guard let api = resolver.resolve((any APIClient).self) else {
                preconditionFailure("NetworkAssembly comes first")
            }
            return RemoteBookingRepository(api: api)
        }
        .inObjectScope(.container)

        container.register(PaymentGateway.self) { r in
            CardGateway(vendor: r.resolve(CardVendor.self)!)
        }

        container.register(RefundNotifier.self) { _ in RefundNotifier(style: .shared) }
    }
}
