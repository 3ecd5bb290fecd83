import Codecs

/// The answer of a handler; the server adds its length, the date and the connection's fields.
public struct HTTPResponse: Equatable, Sendable {
  /// The status.
  public var status: HTTPStatus
  /// The fields of the head; line breaks and other control characters are sent as blanks.
  public var headers: HTTPHeaders
  /// The complete body; not sent for `HEAD`, nor with `noContent` and `notModified`.
  public var body: [UInt8]

  /// An answer.
  public init(_ status: HTTPStatus, headers: HTTPHeaders = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// An answer of a type such as `text/html; charset=utf-8`.
  public init(_ status: HTTPStatus, type: String, _ text: String) {
    self.init(status, headers: ["Content-Type": type], body: Array(text.utf8))
  }

  /// A page.
  public static func html(_ text: String, status: HTTPStatus = .ok) -> HTTPResponse {
    HTTPResponse(status, type: "text/html; charset=utf-8", text)
  }

  /// A JSON document.
  public static func json(_ text: String, status: HTTPStatus = .ok) -> HTTPResponse {
    HTTPResponse(status, type: "application/json", text)
  }

  /// A plain text.
  public static func text(_ text: String, status: HTTPStatus = .ok) -> HTTPResponse {
    HTTPResponse(status, type: "text/plain; charset=utf-8", text)
  }

  /// A script.
  public static func script(_ text: String) -> HTTPResponse {
    HTTPResponse(.ok, type: "text/javascript; charset=utf-8", text)
  }

  /// A style sheet.
  public static func styleSheet(_ text: String) -> HTTPResponse {
    HTTPResponse(.ok, type: "text/css; charset=utf-8", text)
  }

  /// An empty answer.
  public static let noContent = HTTPResponse(.noContent)

  /// Redirects the client to another address, which it reads with `GET`.
  ///
  /// Bytes that an address cannot contain are escaped.
  public static func redirect(to address: String) -> HTTPResponse {
    let address = PercentCoding.escaped(address) { 0x21...0x7E ~= $0 }
    return HTTPResponse(.seeOther, headers: ["Location": address])
  }

  /// An answer with the allowed methods.
  public static func methodNotAllowed(_ allowed: [HTTPMethod]) -> HTTPResponse {
    var response = HTTPResponse.text("Method not allowed.\n", status: .methodNotAllowed)
    response.headers["Allow"] = allowed.map(\.rawValue).joined(separator: ", ")
    return response
  }
}
