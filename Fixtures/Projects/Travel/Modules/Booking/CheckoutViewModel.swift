import Core
import Foundation
import Search

/* Also converted. The old initialiser, for whoever compares the two:
   init(flight: Flight, payments: any PaymentGateway = Container.shared.resolve(PaymentGateway.self)!)
   /* nested: @Inject var payments: any PaymentGateway */
*/
@MainActor
public final class CheckoutViewModel: ObservableObject {
    @Published public var passengers: [String] = [""]
    @Published public private(set) var confirmation: Trip?
    @Published public private(set) var isPaying = false

    private let flight: Flight
    private let repository: any BookingRepository
    private let payments: any PaymentGateway
    private let log: Log

    public init(
        flight: Flight,
        repository: any BookingRepository,
        payments: any PaymentGateway,
        log: Log
    ) {
        self.flight = flight
        self.repository = repository
        self.payments = payments
        self.log = log
    }

    public var total: Money {
        var total = flight.price
        total.minorUnits *= max(passengers.count, 1)
        return total
    }

    public func pay() async {
        isPaying = true
        defer { isPaying = false }
        do {
            _ = try await payments.charge(total)
            confirmation = try await repository.book(flight, for: passengers)
        } catch {
            log.error("checkout; in lldb: po AppContainer.shared.resolve(PaymentGateway.self)", error)
        }
    }
}
