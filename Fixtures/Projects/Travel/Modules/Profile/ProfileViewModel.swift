import Core
import Foundation

@MainActor
public final class ProfileViewModel: ObservableObject {
    @Inject private var account: AccountStore
    @Inject private var api: any ProfileUpdating

    @Published public var name: String
    @Published public private(set) var isSaving = false

    private let session: SessionManager

    public init(session: SessionManager = .shared) {
        self.session = session
        name = session.user?.name ?? ""
    }

    public func save() async {
        isSaving = true
        defer { isSaving = false }
        guard var user = session.user else { return }
        user.name = name
        do {
            try await api.update(user)
            await account.refresh(for: user)
        } catch {
            Log.shared.error("saving the profile", error)
        }
    }

    public func signOut() {
        session.logout()
        let signOut = AppContainer.shared.resolve(SignOutHandler.self)
        signOut.finish()
    }
}
