import Core
import Foundation
import UserNotifications

public protocol PriceAlertScheduling: Sendable {
    func scheduleAlert(for flightID: Flight.ID, below price: Money) async throws
    func cancelAlert(for flightID: Flight.ID) async throws
}

public struct PriceAlertScheduler: PriceAlertScheduling {
    private let style: MoneyStyle

    public init(style: MoneyStyle = .shared) {
        self.style = style
    }

    public func scheduleAlert(for flightID: Flight.ID, below price: Money) async throws {
        let content = UNMutableNotificationContent()
        content.title = String(localized: "Price drop")
        content.body = String(localized: "Now below \(style.string(from: price))")
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 86_400, repeats: true)
        let request = UNNotificationRequest(
            identifier: flightID, content: content, trigger: trigger)
        try await UNUserNotificationCenter.current().add(request)
    }

    public func cancelAlert(for flightID: Flight.ID) async throws {
        UNUserNotificationCenter.current()
            .removePendingNotificationRequests(withIdentifiers: [flightID])
    }
}
