/// One complete request, for a handler.
public struct HTTPRequest: Equatable, Sendable {
  /// The method.
  public var method: HTTPMethod
  /// The path.
  public var path: RequestPath
  /// The parameters.
  public var query: Query
  /// The fields of the head.
  public var headers: HTTPHeaders
  /// The complete body, within the limits of the server.
  public var body: [UInt8]
  /// The host with its port that the client names, in lower case; empty if it names none.
  public var host: String
  /// The port of this machine that received the request.
  public var port: UInt16

  /// Makes a request for a target such as `/place?name=value`, as reading its bytes would.
  ///
  /// Throws `.badTarget`, `.badEscape` or `.badHost` for an invalid target. The host is that of the
  /// target or of the headers, and `127.0.0.1` with the port if neither names one.
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
  /// Throws `.notAForm` if its type is not `application/x-www-form-urlencoded`, and `.badEscape` if
  /// the body cannot be decoded.
  public func form() throws(RequestFault) -> Query {
    let type = headers["Content-Type"]?.split(separator: ";").first.map(\.trimmed) ?? ""
    guard type.equalsIgnoringCase("application/x-www-form-urlencoded") else { throw .notAForm }
    return try Query(parsing: body)
  }

  /// Whether the client accepts a type by name, such as `application/json`.
  ///
  /// A type of weight 0 is not accepted.
  public func accepts(_ type: String) -> Bool {
    headers.words(of: "Accept").contains { word in
      let parts = word.split(separator: ";").map(\.trimmed)
      let isUnwanted = parts.contains { $0.hasPrefix("q=") && Double($0.dropFirst(2)) == 0 }
      return parts.first == type.lowercased() && !isUnwanted
    }
  }
}
