/// Why a request is rejected.
public enum RequestFault: Error, CaseIterable, Equatable, Sendable {
  /// A line that breaks the grammar of HTTP/1.1.
  case malformed
  /// A target that is not a plain path on this server.
  case badTarget
  /// An escape that is broken, or bytes that are not UTF-8.
  case badEscape
  /// No host, several, or an invalid one.
  case badHost
  /// A length that is not a number, contradicts another length, or is stated together with a
  /// coding.
  case badLength
  /// The client ended in the middle of the request.
  case truncated
  /// The client was too slow.
  case tooSlow
  /// A method with a body without a stated length.
  case lengthMissing
  /// A longer body than the limits allow.
  case bodyTooLarge
  /// A longer request line than the limits allow.
  case targetTooLong
  /// A body that is not a form although a form is needed.
  case notAForm
  /// An expectation other than `100-continue`.
  case unknownExpectation
  /// More or longer fields than the limits allow.
  case headTooLarge
  /// An unknown method.
  case unknownMethod
  /// A transfer coding other than `chunked`.
  case unknownCoding
  /// Another version than HTTP/1.
  case unknownVersion

  /// The status of the rejection.
  public var status: HTTPStatus {
    switch self {
    case .malformed, .badTarget, .badEscape, .badHost, .badLength, .truncated: .badRequest
    case .tooSlow: .requestTimeout
    case .lengthMissing: .lengthRequired
    case .bodyTooLarge: .contentTooLarge
    case .targetTooLong: .uriTooLong
    case .notAForm: .unsupportedMediaType
    case .unknownExpectation: .expectationFailed
    case .headTooLarge: .headerFieldsTooLarge
    case .unknownMethod, .unknownCoding: .notImplemented
    case .unknownVersion: .versionNotSupported
    }
  }

  /// The answer, in plain words and without any content of the request.
  public var response: HTTPResponse {
    var response = HTTPResponse.text("\(status.rawValue) \(status.reason)\n", status: status)
    response.headers["Cache-Control"] = "no-store"
    response.headers["X-Content-Type-Options"] = "nosniff"
    return response
  }
}
