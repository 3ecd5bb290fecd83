import Codecs

/// A request to a service, as a value that is safe to print: it hides its secrets.
public struct ServiceRequest: Hashable, Sendable {
  /// The method.
  public var method: ServiceMethod
  /// The service.
  public var service: ServiceAddress
  /// The path after the service's address, one element for each segment, not escaped.
  public var path: [String]
  /// The query.
  public var query: ServiceFields
  /// The header fields, without `Authorization`.
  public var headers: ServiceFields
  /// The caller's authorization; nil if none is needed.
  public var authorization: Authorization?
  /// The complete body.
  public var body: [UInt8]
  /// Whether the request may be sent again if it is unknown whether the service received it.
  public var isRepeatable: Bool

  /// Makes a request; it is repeatable if its method is, or if it has an `Idempotency-Key`.
  public init(
    _ method: ServiceMethod, _ path: [String], of service: ServiceAddress,
    query: ServiceFields = [:], headers: ServiceFields = [:],
    authorization: Authorization? = nil, body: [UInt8] = []
  ) {
    self.method = method
    self.service = service
    self.path = path
    self.query = query
    self.headers = headers
    self.authorization = authorization
    self.body = body
    isRepeatable = method.isRepeatable || headers[Self.idempotencyKey] != nil
  }

  /// The field whose value tells a service that two requests are the same.
  ///
  /// Source: the draft "The Idempotency-Key HTTP Header Field" of the IETF's working group on HTTP.
  public static let idempotencyKey = "Idempotency-Key"

  /// The complete, escaped address.
  public var address: String {
    let place = ([service.text] + path.map { PercentCoding.escaped($0) }).joined(separator: "/")
    guard !query.all.isEmpty else { return place }
    return "\(place)?\(Self.form(query))"
  }

  /// The fields encoded as `application/x-www-form-urlencoded`.
  public static func form(_ fields: ServiceFields) -> String {
    fields.all
      .map { "\(PercentCoding.escaped($0.name))=\(PercentCoding.escaped($0.value))" }
      .joined(separator: "&")
  }
}
