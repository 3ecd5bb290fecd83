#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RequestFault: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The error and the correct form, without any content of the request.
  public var description: String {
    switch self {
    case .malformed: "A line of the request breaks the grammar of HTTP/1.1."
    case .badTarget: "The target of the request is not a plain path on this server."
    case .badEscape: "An escape of the request is broken, or its bytes are not UTF-8."
    case .badHost: "The request needs exactly one valid Host field."
    case .badLength:
      "The length of the request's body is not one number, or contradicts its coding."
    case .truncated: "The client ended the request in the middle; send it again."
    case .tooSlow: "The client was too slow; send the whole request at once."
    case .lengthMissing: "A request with a body has to state its Content-Length."
    case .bodyTooLarge: "The body of the request is larger than the limit; send less."
    case .targetTooLong: "The address of the request is longer than the limit; shorten it."
    case .notAForm: "The body of the request is not a form; send application/x-www-form-urlencoded."
    case .unknownExpectation:
      "The request expects something else than 100-continue; leave that out."
    case .headTooLarge:
      "The request has more or longer header fields than the limits allow; send fewer."
    case .unknownMethod: "This server does not know the method of the request; use one of HTTP/1.1."
    case .unknownCoding:
      "The request has another transfer coding than chunked; use that, or state the length."
    case .unknownVersion: "The request has another version than HTTP/1; use HTTP/1.1."
    }
  }
}
