import AppIntents
import Booking

/// "When does my next flight leave?"
struct FindTripIntent: AppIntent {
    static let title: LocalizedStringResource = "Find my next trip"

    @Dependency private var repository: any BookingRepository
    @Parameter(title: "Destination") var destination: String?

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let trips = try await repository.trips()
        let next = trips.first { trip in
            destination == nil || trip.flight.legs.last?.to == destination
        }
        guard let next else { return .result(dialog: "No trip is planned") }
        return .result(dialog: "\(next.flight.carrier), \(next.flight.id)")
    }
}
