#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Groceries
import ServiceCalls

extension RetailerError {
  /// The retailer's error for a failed call.
  init(_ failure: ServiceFailure) {
    self =
      switch failure {
      case .offline: .offline
      case .cancelled: .cancelled
      case .timedOut(let seconds): .timedOut(seconds: seconds)
      case .tooLarge(let bytes): .malformed(place: "answer", text: "more than \(bytes) bytes")
      case .redirected: .malformed(place: "answer", text: "a redirect to another place")
      case .repeatedKey: .malformed(place: "answer", text: "the key that was sent")
      case .notSecure: .malformed(place: "address", text: "neither https nor of this machine")
      case .notAnAddress: .malformed(place: "address", text: "text that is not an address")
      }
  }

  /// The retailer's error for the status of an answer, if nothing more specific is known; nil for a
  /// success.
  init?(status answer: ServiceAnswer, now: Date) {
    switch answer.status {
    case 200..<300: return nil
    case 401, 403: self = .notAuthorized
    case 429: self = .rateLimited(retryAfter: RetryAfter.seconds(of: answer, now: now))
    default: self = .failed(status: answer.status)
    }
  }

  /// Whether further requests are pointless after this error.
  ///
  /// Then the error says more than the number of missing answers.
  var endsEverything: Bool {
    switch self {
    case .notAuthorized, .rateLimited: true
    default: false
    }
  }
}
