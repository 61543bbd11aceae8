import Foundation

public struct Money: Hashable, Codable, Sendable {
    public var minorUnits: Int
    public var currency: String

    public init(minorUnits: Int, currency: String) {
        self.minorUnits = minorUnits
        self.currency = currency
    }
}

/// Immutable settings of a value type; there is nothing to inject.
public struct MoneyStyle: Sendable {
    public static let shared = MoneyStyle(locale: .autoupdatingCurrent)
    public static let `default` = MoneyStyle(locale: Locale(identifier: "en_GB"))

    public let locale: Locale

    public func string(from money: Money) -> String {
        let amount = Decimal(money.minorUnits) / 100
        return amount.formatted(.currency(code: money.currency).locale(locale))
    }
}

extension UserDefaults {
    /// The suite that the widget reads too.
    public static let shared = UserDefaults(suiteName: "group.com.example.travel") ?? .standard
}
