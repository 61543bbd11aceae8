import Foundation

public enum FeatureFlag: String, CaseIterable, Sendable {
    case selfServiceRefunds = "self_service_refunds"
    case priceAlerts = "price_alerts"
    case splitPayments = "split_payments"
}

/// Remote flags with local overrides from the debug menu.
public final class FeatureFlags {
    public static let shared: FeatureFlags = FeatureFlags()

    private var remote: [FeatureFlag: Bool] = [:]
    private var overrides: [FeatureFlag: Bool] = [:]

    public func isEnabled(_ flag: FeatureFlag) -> Bool {
        overrides[flag] ?? remote[flag] ?? false
    }

    public func override(_ flag: FeatureFlag, with value: Bool?) {
        overrides[flag] = value
    }

    func apply(_ payload: [String: Bool]) {
        for flag in FeatureFlag.allCases {
            remote[flag] = payload[flag.rawValue]
        }
    }
}
