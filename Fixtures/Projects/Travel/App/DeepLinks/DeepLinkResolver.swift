import Booking
import Foundation

/// Reads `travel://trips/T-1042` and `travel://search?to=LIS`.
struct DeepLinkResolver {
    private static let tripPattern = #/^\/(?<id>T-\d+)$/#

    func resolve(url: URL) -> DeepLinkRouter.Destination? {
        let components = URLComponents(url: url, resolvingAgainstBaseURL: false)
        switch url.host() {
        case "trips":
            guard let match = url.path().wholeMatch(of: Self.tripPattern) else { return nil }
            return .trip(Trip.ID(rawValue: String(match.id)))
        case "search":
            let city = components?.queryItems?.first { $0.name == "to" }?.value
            return city.map { .search(to: $0) }
        default:
            return nil
        }
    }
}
