import Core
import Foundation
import PromiseKit

public struct Receipt: Hashable, Sendable {
    public let reference: String
}

public protocol PaymentGateway: Sendable {
    func charge(_ amount: Money) async throws -> Receipt
}

/// The vendor's kit calls back on its own queue; the rest of the app awaits.
public struct CardGateway: PaymentGateway {
    private let vendor: any CardVendor

    public init(vendor: any CardVendor) {
        self.vendor = vendor
    }

    public func charge(_ amount: Money) async throws -> Receipt {
        try await withCheckedThrowingContinuation { continuation in
            promise(for: amount)
                .done { continuation.resume(returning: $0) }
                .catch { continuation.resume(throwing: $0) }
        }
    }

    private func promise(for amount: Money) -> Promise<Receipt> {
        Promise { seal in
            vendor.pay(amount.minorUnits, in: amount.currency) { reference, error in
                seal.resolve(reference.map(Receipt.init(reference:)), error)
            }
        }
    }
}

public protocol CardVendor: Sendable {
    func pay(_ cents: Int, in currency: String, completion: @escaping (String?, (any Error)?) -> Void)
}
