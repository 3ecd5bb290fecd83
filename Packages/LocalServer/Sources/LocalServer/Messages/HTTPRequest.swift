/// One whole request, as a handler gets it.
public struct HTTPRequest: Equatable, Sendable {
  /// What is asked.
  public var method: HTTPMethod
  /// Of what.
  public var path: RequestPath
  /// With which parameters.
  public var query: Query
  /// The fields of the head.
  public var headers: HTTPHeaders
  /// The body, whole; at most what the limits of the server allow.
  public var body: [UInt8]
  /// The host that the client means, with its port, in lower case; empty when it said none.
  public var host: String
  /// The port of this machine at which the request came in.
  public var port: UInt16

  /// A request for a target such as `/place?name=value`, as a reader of bytes would make it.
  ///
  /// Throws `.badTarget`, `.badEscape` or `.badHost` for a target that is not what it seems. The host
  /// is that of the target or of the headers, and `127.0.0.1` with the port when neither says one.
  public init(
    _ method: HTTPMethod, _ target: String, headers: HTTPHeaders = [:], body: [UInt8] = [],
    port: UInt16
  ) throws(RequestFault) {
    let target = try RequestTarget(Array(target.utf8))
    self.init(method: method, target: target, headers: headers, body: body, port: port)
    if host.isEmpty, headers["Host"] == nil { host = "127.0.0.1:\(port)" }
  }

  init(
    method: HTTPMethod, target: RequestTarget, headers: HTTPHeaders, body: [UInt8], port: UInt16
  ) {
    self.method = method
    path = target.path
    query = target.query
    self.headers = headers
    self.body = body
    self.port = port
    host = target.host ?? headers["Host"]?.lowercased() ?? ""
  }

  /// The body as a form.
  ///
  /// Throws `.notAForm` when it is of another type than `application/x-www-form-urlencoded`, and
  /// `.badEscape` when it cannot be read.
  public func form() throws(RequestFault) -> Query {
    let type = headers["Content-Type"]?.split(separator: ";").first.map(\.trimmed) ?? ""
    guard type.equalsIgnoringCase("application/x-www-form-urlencoded") else { throw .notAForm }
    return try Query(parsing: body)
  }

  /// Whether the client says that it takes answers of a type, such as `application/json`, by name.
  ///
  /// A type of weight 0 is one that it does not take.
  public func accepts(_ type: String) -> Bool {
    headers.words(of: "Accept").contains { word in
      let parts = word.split(separator: ";").map(\.trimmed)
      let isUnwanted = parts.contains { $0.hasPrefix("q=") && Double($0.dropFirst(2)) == 0 }
      return parts.first == type.lowercased() && !isUnwanted
    }
  }
}
