import Foundation

public struct Endpoint<Response: Decodable & Sendable>: Sendable {
    public enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
        case delete = "DELETE"
    }

    public let method: Method
    public let path: String
    public let query: [URLQueryItem]
    public let body: Data?

    public init(
        _ method: Method = .get,
        _ path: String,
        query: [URLQueryItem] = [],
        body: Data? = nil
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.body = body
    }

    func request(relativeTo baseURL: URL) -> URLRequest {
        var url = baseURL.appending(path: path)
        if !query.isEmpty { url.append(queryItems: query) }
        var request = URLRequest(url: url)
        request.httpMethod = method.rawValue
        request.httpBody = body
        return request
    }
}
