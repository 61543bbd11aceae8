import Foundation

/// Serialises work on the image cache; the protocol demands the name `shared`.
@globalActor
public actor ImageActor {
    public static let shared = ImageActor()
}

@ImageActor
public final class ImageLoader {
    private var tasks: [URL: Task<Data, any Error>] = [:]
    private let session: URLSession

    public nonisolated init(session: URLSession = .shared) {
        self.session = session
    }

    public func data(for url: URL) async throws -> Data {
        if let task = tasks[url] { return try await task.value }
        let session = session
        let task = Task { try await session.data(from: url).0 }
        tasks[url] = task
        defer { tasks[url] = nil }
        return try await task.value
    }
}
