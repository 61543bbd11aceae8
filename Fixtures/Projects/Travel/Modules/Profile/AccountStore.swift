import Combine
import Foundation

@MainActor
public final class AccountStore: ObservableObject {
    @Published public private(set) var name = ""
    @Published public private(set) var miles = 0

    private let loyalty: LoyaltyService

    public init(loyalty: LoyaltyService) {
        self.loyalty = loyalty
    }

    public func refresh(for user: User?) async {
        name = user?.name ?? ""
        guard let user else {
            miles = 0
            return
        }
        miles = (try? await loyalty.miles(for: user.id)) ?? 0
    }
}
