import Foundation

public struct AnalyticsEvent: Hashable, Sendable {
    public let name: String
    public let parameters: [String: String]

    public init(_ name: String, parameters: [String: String] = [:]) {
        self.name = name
        self.parameters = parameters
    }
}

public protocol Analytics: Sendable {
    func track(_ event: AnalyticsEvent)
    func identify(userID: String?)
}

/// Buffers events and hands them to the vendor in batches.
public final class AnalyticsTracker: Analytics, @unchecked Sendable {
    public static let shared = AnalyticsTracker()

    private let lock = NSLock()
    private var buffer: [AnalyticsEvent] = []
    private var userID: String?
    private let batchSize = 20

    public func track(_ event: AnalyticsEvent) {
        lock.lock()
        buffer.append(event)
        let isFull = buffer.count >= batchSize
        lock.unlock()
        if isFull { flush() }
    }

    public func identify(userID: String?) {
        lock.lock()
        defer { lock.unlock() }
        self.userID = userID
    }

    public func flush() {
        lock.lock()
        let events = buffer
        buffer.removeAll(keepingCapacity: true)
        lock.unlock()
        guard !events.isEmpty else { return }
        Log.shared.debug("flushing \(events.count) events")
    }
}
