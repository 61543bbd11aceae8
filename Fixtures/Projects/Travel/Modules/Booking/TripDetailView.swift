import Core
import DesignSystem
import Profile
import SwiftUI

struct TripDetailView: View {
    @Environment(\.openURL) private var openURL
    @EnvironmentObject private var theme: ThemeStore
    @EnvironmentObject private var account: AccountStore
    @ObservedObject var model: TripDetailViewModel

    var body: some View {
        Form {
            if let trip = model.trip {
                Section("Passengers") {
                    ForEach(trip.passengers, id: \.self) { Text($0) }
                }
                Section {
                    LabeledContent("Miles", value: account.miles, format: .number)
                    if model.canCancel {
                        Button("Cancel the trip", role: .destructive) {
                            Task { await model.cancelTrip() }
                        }
                    }
                }
                .tint(theme.palette.accent)
            } else {
                ProgressView()
            }
            if let help = URL(string: "https://help.example.com/trips") {
                Button("Help") { openURL(help) }
            }
        }
        .task { await model.load() }
    }
}

#Preview {
    TripDetailView(model: TripDetailViewModel(tripID: Trip.ID(rawValue: "T-1042")))
        .environmentObject(ThemeStore())
        .environmentObject(AppContainer.shared.resolve(AccountStore.self))
}
