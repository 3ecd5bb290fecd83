#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Groceries
import ServiceCalls

extension RetailerError {
  /// What a failed call means for whoever shops.
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
      case .notAnAddress: .malformed(place: "address", text: "no address")
      }
  }

  /// What the status of an answer means where nothing better is known; nil where it is a success.
  init?(status answer: ServiceAnswer, now: Date) {
    switch answer.status {
    case 200..<300: return nil
    case 401, 403: self = .notAuthorized
    case 429: self = .rateLimited(retryAfter: RetryAfter.seconds(of: answer, now: now))
    default: self = .failed(status: answer.status)
    }
  }

  /// Whether asking for the rest makes no sense after it, and it says more than how much is missing.
  var endsEverything: Bool {
    switch self {
    case .notAuthorized, .rateLimited: true
    default: false
    }
  }
}
