import DesignSystem
import SwiftUI

public struct FlightDetailView: View {
    @ObservedObject private var model: FlightDetailViewModel
    @EnvironmentObject private var theme: ThemeStore

    private let onBook: () -> Void

    public init(model: FlightDetailViewModel, onBook: @escaping () -> Void) {
        self.model = model
        self.onBook = onBook
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            ForEach(model.flight.legs, id: \.self) { leg in
                HStack {
                    Text(leg.from)
                    Image(systemName: "arrow.right").foregroundStyle(theme.palette.accent)
                    Text(leg.to)
                    Spacer()
                    Text(leg.departure, format: .dateTime.hour().minute())
                }
            }
            if model.canWatchPrice {
                Toggle("Watch the price", isOn: watching)
            }
            PrimaryButton("Book", action: onBook)
        }
        .padding()
    }

    private var watching: Binding<Bool> {
        Binding(
            get: { model.isWatchingPrice },
            set: { _ in Task { await model.toggleAlert() } }
        )
    }
}
