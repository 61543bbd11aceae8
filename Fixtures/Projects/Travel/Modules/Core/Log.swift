import OSLog

/// Append-only, the same for everybody, and fine as it is in tests.
public final class Log: Sendable {
    public static let shared = Log()

    private let logger = Logger(subsystem: "com.example.travel", category: "app")

    public func debug(_ message: String) {
        logger.debug("\(message, privacy: .public)")
    }

    public func error(_ message: String, _ error: (any Error)? = nil) {
        let detail = error.map { String(describing: $0) } ?? "no details"
        logger.error("\(message, privacy: .public): \(detail, privacy: .private)")
    }
}
