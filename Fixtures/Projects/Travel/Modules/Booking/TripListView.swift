import DesignSystem
import SwiftUI

struct TripListView: View {
    @StateObject var model: TripListViewModel
    var onSelect: (Trip.ID) -> Void

    var body: some View {
        List(model.trips) { trip in
            Button {
                onSelect(trip.id)
            } label: {
                VStack(alignment: .leading) {
                    Text(trip.flight.carrier).font(.headline)
                    Text(trip.status.rawValue).font(.caption)
                }
            }
        }
        .overlay {
            if model.trips.isEmpty {
                ContentUnavailableView("No trips yet", systemImage: "suitcase")
            }
        }
        .refreshable { await model.load() }
        .task { await model.load() }
    }
}
