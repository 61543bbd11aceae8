import Core
import DesignSystem
import SwiftUI

struct ProfileView: View {
    @EnvironmentObject private var account: AccountStore
    @EnvironmentObject var theme: ThemeStore
    @StateObject private var model = ProfileViewModel()

    var body: some View {
        Form {
            Section("You") {
                TextField("Name", text: $model.name)
                LabeledContent("Miles", value: account.miles, format: .number)
            }
            PrimaryButton("Save") { Task { await model.save() } }
                .disabled(model.isSaving)
            Button("Sign out", role: .destructive, action: model.signOut)
        }
        .scrollContentBackground(.hidden)
        .background(theme.palette.surface)
    }
}

struct ProfileView_Previews: PreviewProvider {
    static let account = AppContainer.shared.resolve(AccountStore.self)

    static var previews: some View {
        ProfileView()
            .environmentObject(account)
            .environmentObject(ThemeStore())
    }
}
