/// How a request ended.
public enum HTTPStatus: Int, CaseIterable, Equatable, Sendable {
  /// Here it is.
  case ok = 200
  /// Done, and something new is there.
  case created = 201
  /// Done, and there is nothing to show.
  case noContent = 204
  /// Done; the answer is at another address.
  case seeOther = 303
  /// The request cannot be read.
  case badRequest = 400
  /// Nobody knows who asks.
  case unauthorized = 401
  /// Not for this client.
  case forbidden = 403
  /// There is nothing here.
  case notFound = 404
  /// Not with this method.
  case methodNotAllowed = 405
  /// The request did not arrive in time.
  case requestTimeout = 408
  /// The request was made for another state than the present one.
  case conflict = 409
  /// It was here, and is not any more.
  case gone = 410
  /// The request does not say how long it is.
  case lengthRequired = 411
  /// The body is longer than what is taken.
  case contentTooLarge = 413
  /// The address is longer than what is taken.
  case uriTooLong = 414
  /// The body is of a type that is not taken.
  case unsupportedMediaType = 415
  /// The request expects what this server does not do.
  case expectationFailed = 417
  /// The request is meant for another host.
  case misdirectedRequest = 421
  /// The request can be read and its content does not fit.
  case unprocessableContent = 422
  /// The client has to speak another version.
  case upgradeRequired = 426
  /// The client asks too often.
  case tooManyRequests = 429
  /// The head is longer than what is taken.
  case headerFieldsTooLarge = 431
  /// The server failed.
  case internalServerError = 500
  /// The server does not know this method or coding.
  case notImplemented = 501
  /// Another server, which this one asked, failed.
  case badGateway = 502
  /// The server has no room now.
  case serviceUnavailable = 503
  /// Another server, which this one asked, did not answer in time.
  case gatewayTimeout = 504
  /// The server does not speak this version.
  case versionNotSupported = 505
  /// The server keeps no more for this client.
  case insufficientStorage = 507

  /// The words of the status line.
  public var reason: String {
    switch self {
    case .ok: "OK"
    case .created: "Created"
    case .noContent: "No Content"
    case .seeOther: "See Other"
    case .badRequest: "Bad Request"
    case .unauthorized: "Unauthorized"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .conflict: "Conflict"
    case .gone: "Gone"
    case .lengthRequired: "Length Required"
    case .contentTooLarge: "Content Too Large"
    case .uriTooLong: "URI Too Long"
    case .unsupportedMediaType: "Unsupported Media Type"
    case .expectationFailed: "Expectation Failed"
    case .misdirectedRequest: "Misdirected Request"
    case .unprocessableContent: "Unprocessable Content"
    case .upgradeRequired: "Upgrade Required"
    case .tooManyRequests: "Too Many Requests"
    case .headerFieldsTooLarge: "Request Header Fields Too Large"
    case .internalServerError: "Internal Server Error"
    case .notImplemented: "Not Implemented"
    case .badGateway: "Bad Gateway"
    case .serviceUnavailable: "Service Unavailable"
    case .gatewayTimeout: "Gateway Timeout"
    case .versionNotSupported: "HTTP Version Not Supported"
    case .insufficientStorage: "Insufficient Storage"
    }
  }

  /// Whether an answer of this status never has a body.
  var isBodiless: Bool { self == .noContent }
}
