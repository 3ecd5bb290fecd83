/// Why an assistant proposes nothing; the app works without it.
///
/// No text in it comes from the service, and it never contains a key.
public enum AssistantError: Error, Hashable, Sendable {
  /// The household did not allow this kind of data.
  case notAllowed(AssistantDataKind)
  /// There is no key.
  case noKey
  /// The entered text cannot be a key of a service.
  case notAKey
  /// The stored key cannot be read.
  case keyUnreadable
  /// The key cannot be stored or deleted.
  case keyNotKept
  /// The service refused the key.
  case keyRefused
  /// The user is no longer signed in with the provider.
  case signedOut
  /// There were too many requests; carries the seconds to wait, nil if the service does not say.
  case tooManyRequests(retryAfter: Int?)
  /// The answer took longer than that many seconds.
  case timedOut(seconds: Int)
  /// There is no connection.
  case offline
  /// The task was cancelled.
  case cancelled
  /// The service failed, or did not understand, with this status.
  case failed(status: Int)
  /// The service redirects to another address, where the key must not go.
  case redirected
  /// The answer repeated the key, so no part of it is used.
  case repeatedKey
  /// The address is neither https nor http on this machine.
  case notSecure
  /// The text is not the address of a service.
  case notAnAddress
  /// The answer is longer than that many bytes.
  case tooLarge(bytes: Int)
  /// The answer is not the requested JSON.
  case unreadable
  /// The model refused to answer.
  case declined
  /// The answer is incomplete.
  case brokenOff
  /// The food to replace is unknown.
  case unknownFood

  /// The error and its remedy, in plain English.
  public var message: String {
    switch self {
    case .notAllowed(let kind):
      "Sending \(Self.words(kind)) to the assistant is not allowed; allow it first."
    case .noKey: "The assistant needs a key; enter one, or sign in."
    case .notAKey: "This is not a key: a key is one word of letters, digits and signs."
    case .keyUnreadable: "The assistant's key cannot be read; enter it again."
    case .keyNotKept: "The key cannot be saved or removed on this device."
    case .keyRefused: "The assistant refused the key; enter another one."
    case .signedOut: "You are signed out of the assistant; sign in again."
    case .tooManyRequests(nil): "The assistant was asked too often; try again later."
    case .tooManyRequests(let seconds?):
      "The assistant was asked too often; try again in \(Self.span(seconds))."
    case .timedOut(let seconds): "The assistant did not answer within \(Self.span(seconds))."
    case .offline: "There is no connection to the assistant."
    case .cancelled: "The question was cancelled."
    case .failed(let status):
      "The assistant failed (status \(status)); check its address and the name of its model."
    case .redirected:
      "The service redirects to another address; set that address if you trust it."
    case .repeatedKey: "The assistant repeated the key, so its answer was thrown away."
    case .notSecure: "The address must start with https://, unless it is on this machine."
    case .notAnAddress:
      "This is not an address; an address looks like https://api.openai.com/v1."
    case .tooLarge(let bytes): "The answer was longer than \(bytes) bytes and was thrown away."
    case .unreadable: "The answer could not be used."
    case .declined: "The assistant declined to answer this."
    case .brokenOff: "The answer was cut off before its end."
    case .unknownFood: "This food is not known here, so the assistant is not asked."
    }
  }

  private static func span(_ seconds: Int) -> String {
    let minutes = (seconds + 59) / 60
    if seconds < 60 { return seconds == 1 ? "1 second" : "\(seconds) seconds" }
    return minutes == 1 ? "1 minute" : "\(minutes) minutes"
  }

  private static func words(_ kind: AssistantDataKind) -> String {
    switch kind {
    case .doubtfulLines: "doubtful lines of recipes"
    case .substitutions: "the foods to replace"
    case .dietaryTags: "dietary tags"
    case .budget: "the budget"
    }
  }
}
