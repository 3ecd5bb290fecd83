/// The status of an answer.
public enum HTTPStatus: Int, CaseIterable, Equatable, Sendable {
  /// The answer contains the resource.
  case ok = 200
  /// Done, and a new resource exists.
  case created = 201
  /// Done, without a body.
  case noContent = 204
  /// Done; the answer is at another address.
  case seeOther = 303
  /// The client has the current version.
  case notModified = 304
  /// The request cannot be read.
  case badRequest = 400
  /// The client is not authenticated.
  case unauthorized = 401
  /// The client may not do this.
  case forbidden = 403
  /// There is no such resource.
  case notFound = 404
  /// The method is not allowed.
  case methodNotAllowed = 405
  /// The request did not arrive in time.
  case requestTimeout = 408
  /// The request does not fit the resource's present state.
  case conflict = 409
  /// The resource existed but was removed.
  case gone = 410
  /// The request does not state its length.
  case lengthRequired = 411
  /// The body is longer than allowed.
  case contentTooLarge = 413
  /// The address is longer than allowed.
  case uriTooLong = 414
  /// The body's type is not supported.
  case unsupportedMediaType = 415
  /// The server cannot meet the request's expectation.
  case expectationFailed = 417
  /// The request is meant for another host.
  case misdirectedRequest = 421
  /// The request is readable but its content is invalid.
  case unprocessableContent = 422
  /// The client has to speak another version.
  case upgradeRequired = 426
  /// The client asks too often.
  case tooManyRequests = 429
  /// The head is longer than allowed.
  case headerFieldsTooLarge = 431
  /// The server failed.
  case internalServerError = 500
  /// The server does not know this method or coding.
  case notImplemented = 501
  /// Another server, which this one called, failed.
  case badGateway = 502
  /// The server has no room now.
  case serviceUnavailable = 503
  /// Another server, which this one called, did not answer in time.
  case gatewayTimeout = 504
  /// The server does not speak this version.
  case versionNotSupported = 505
  /// The server stores no more for this client.
  case insufficientStorage = 507

  /// The words of the status line.
  public var reason: String {
    switch self {
    case .ok: "OK"
    case .created: "Created"
    case .noContent: "No Content"
    case .seeOther: "See Other"
    case .notModified: "Not Modified"
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
  var isBodiless: Bool { self == .noContent || self == .notModified }
}
