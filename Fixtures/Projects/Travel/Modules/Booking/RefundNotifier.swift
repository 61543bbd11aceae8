import Core
import Foundation
import UserNotifications

/// Tells the traveller that the money is on its way.
public final class RefundNotifier: NSObject, UNUserNotificationCenterDelegate {
    private let style: MoneyStyle

    public init(style: MoneyStyle) {
        self.style = style
    }

    public func notify(about refund: Refund, recipient: String?) {
        let content = UNMutableNotificationContent()
        content.title = String(localized: "Refund on its way")
        content.body = style.string(from: refund.amount)
        content.userInfo = ["trip": refund.trip.rawValue, "recipient": recipient ?? ""]
        UNUserNotificationCenter.current().add(
            UNNotificationRequest(identifier: refund.trip.rawValue, content: content, trigger: nil))
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async {
        // diratchet:ignore service_locator_resolve - the system creates the call, TRV-341
        let analytics = AppContainer.shared.resolve(Analytics.self)
        analytics.track(AnalyticsEvent("refund_opened"))
    }
}
