/// One question to a service, as a value that may be printed: what is secret hides itself.
public struct ServiceRequest: Hashable, Sendable {
  /// What is asked.
  public var method: ServiceMethod
  /// Of which service.
  public var service: ServiceAddress
  /// The names between the slashes that follow the address of the service, not escaped.
  public var path: [String]
  /// What follows the question mark.
  public var query: ServiceFields
  /// The fields of the head, without `Authorization`.
  public var headers: ServiceFields
  /// Who asks; nil where anybody may.
  public var authorization: Authorization?
  /// The body, whole.
  public var body: [UInt8]
  /// Whether it may be sent again after a failure that leaves open whether it was heard.
  public var isRepeatable: Bool

  /// Makes a request; it may be repeated where its method says so, or where it holds an
  /// `Idempotency-Key`.
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

  /// The field whose value tells a service that two requests are one.
  ///
  /// Source: the draft "The Idempotency-Key HTTP Header Field" of the IETF's working group on HTTP.
  public static let idempotencyKey = "Idempotency-Key"

  /// The whole address with its escapes.
  public var address: String {
    let place = ([service.text] + path.map(AddressText.escaped)).joined(separator: "/")
    guard !query.all.isEmpty else { return place }
    return "\(place)?\(Self.form(query))"
  }

  /// Pairs as `application/x-www-form-urlencoded`.
  public static func form(_ fields: ServiceFields) -> String {
    fields.all
      .map { "\(AddressText.escaped($0.name))=\(AddressText.escaped($0.value))" }
      .joined(separator: "&")
  }
}
