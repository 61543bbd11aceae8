import Foundation

public protocol APIClient: Sendable {
    func send<Response>(_ endpoint: Endpoint<Response>) async throws -> Response
}

/// Talks to the booking back end. Everything that it needs comes in through `init`.
public struct HTTPClient: APIClient {
    private let baseURL: URL
    private let session: URLSession
    private let accessToken: @Sendable () async -> String?
    private let errorResolver: NetworkErrorResolver

    public init(
        baseURL: URL,
        session: URLSession = .shared,
        errorResolver: NetworkErrorResolver = NetworkErrorResolver(),
        accessToken: @escaping @Sendable () async -> String?
    ) {
        self.baseURL = baseURL
        self.session = session
        self.errorResolver = errorResolver
        self.accessToken = accessToken
    }

    public func send<Response>(_ endpoint: Endpoint<Response>) async throws -> Response {
        var request = endpoint.request(relativeTo: baseURL)
        if let token = await accessToken() {
            request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        }
        do {
            let (data, response) = try await session.data(for: request)
            try validate(response)
            return try JSONDecoder().decode(Response.self, from: data)
        } catch {
            throw errorResolver.resolve(error: error)
        }
    }

    private func validate(_ response: URLResponse) throws {
        guard let status = (response as? HTTPURLResponse)?.statusCode else { return }
        guard (200..<300).contains(status) else { throw HTTPStatusError(code: status) }
    }
}
