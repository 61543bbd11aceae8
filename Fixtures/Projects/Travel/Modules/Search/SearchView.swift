import DesignSystem
import SwiftUI

public struct SearchView: View {
    @Environment(\.dismiss) private var dismiss
    @EnvironmentObject private var recents: RecentSearchStore
    @StateObject private var model: SearchViewModel

    private let onSelect: (Flight) -> Void

    public init(
        model: @autoclosure @escaping () -> SearchViewModel,
        onSelect: @escaping (Flight) -> Void
    ) {
        _model = StateObject(wrappedValue: model())
        self.onSelect = onSelect
    }

    public var body: some View {
        List {
            Section("Route") {
                TextField("From", text: $model.query.origin)
                TextField("To", text: $model.query.destination)
                Toggle("Direct flights only", isOn: $model.query.directOnly)
            }
            results
        }
        .toolbar {
            Button("Close") { dismiss() }
        }
        .task(id: model.query) { await model.search() }
    }

    @ViewBuilder
    private var results: some View {
        switch model.state {
        case .idle:
            ForEach(recents.queries, id: \.self) { query in
                Button("\(query.origin) – \(query.destination)") { model.query = query }
            }
        case .loading:
            ProgressView()
        case .loaded(let flights):
            ForEach(flights) { flight in
                Button(flight.carrier) { onSelect(flight) }
            }
        case .failed(let reason):
            ContentUnavailableView(reason, systemImage: "airplane.slash")
        }
    }
}
