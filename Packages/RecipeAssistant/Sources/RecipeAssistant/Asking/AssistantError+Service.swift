import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AssistantError {
  /// The error that a failed call means.
  init(_ failure: ServiceFailure) {
    self =
      switch failure {
      case .offline: .offline
      case .cancelled: .cancelled
      case .timedOut(let seconds): .timedOut(seconds: seconds)
      case .tooLarge(let bytes): .tooLarge(bytes: bytes)
      case .redirected: .redirected
      case .repeatedKey: .repeatedKey
      case .notSecure: .notSecure
      case .notAnAddress: .notAnAddress
      }
  }

  /// The error that an answer's status means; nil for a success.
  init?(status answer: ServiceAnswer, now: Date) {
    switch answer.status {
    case 200..<300: return nil
    case 401, 403: self = .keyRefused
    case 429: self = .tooManyRequests(retryAfter: RetryAfter.seconds(of: answer, now: now))
    default: self = .failed(status: answer.status)
    }
  }
}
