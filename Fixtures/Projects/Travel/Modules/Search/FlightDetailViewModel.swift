import Core
import Foundation

@MainActor
public final class FlightDetailViewModel: ObservableObject {
    @Inject private var priceAlerts: any PriceAlertScheduling
    @Inject private var flags: FeatureFlags
    @Inject
    private var analytics: any Analytics

    @Published public private(set) var isWatchingPrice = false

    public let flight: Flight

    public init(flight: Flight) {
        self.flight = flight
    }

    public var canWatchPrice: Bool { flags.isEnabled(.priceAlerts) }

    public func toggleAlert() async {
        do {
            if isWatchingPrice {
                try await priceAlerts.cancelAlert(for: flight.id)
            } else {
                try await priceAlerts.scheduleAlert(for: flight.id, below: flight.price)
            }
            isWatchingPrice.toggle()
            analytics.track(AnalyticsEvent("price_alert", parameters: ["on": "\(isWatchingPrice)"]))
        } catch {
            Log.shared.error("price alert for \(flight.id)", error)
        }
    }
}
