/// Why an assistant proposes nothing; the app goes on without it.
///
/// Nothing in it comes from the service, and none of it holds a key.
public enum AssistantError: Error, Hashable, Sendable {
  /// Nobody allowed that this kind of data is told.
  case notAllowed(AssistantDataKind)
  /// There is no key.
  case noKey
  /// What was given as a key is none that a service gives out.
  case notAKey
  /// The key that is kept cannot be read.
  case keyUnreadable
  /// The key cannot be kept, or not be forgotten.
  case keyNotKept
  /// The service does not take the key.
  case keyRefused
  /// Whoever asks is not signed in with the provider any more.
  case signedOut
  /// It was asked too often; nil where it does not say after how many seconds it may be asked again.
  case tooManyRequests(retryAfter: Int?)
  /// It took longer than so many seconds.
  case timedOut(seconds: Int)
  /// There is no connection.
  case offline
  /// Somebody ended it.
  case cancelled
  /// The service failed, or did not understand, with this status.
  case failed(status: Int)
  /// It wants to be asked elsewhere, where the key must not go.
  case redirected
  /// It repeated the key, so that nothing of its answer is used.
  case repeatedKey
  /// The address is neither https nor http on this machine.
  case notSecure
  /// The text is no address of a service.
  case notAnAddress
  /// The answer is longer than so many bytes.
  case tooLarge(bytes: Int)
  /// The answer is not the JSON that was asked for.
  case unreadable
  /// The model does not want to answer.
  case declined
  /// The answer breaks off before its end.
  case brokenOff
  /// Nobody knows the food that something is to stand in for.
  case unknownFood

  /// What is wrong and what would help, in plain English.
  public var message: String {
    switch self {
    case .notAllowed(let kind): "The assistant may not be told \(Self.words(kind)); allow it first."
    case .noKey: "There is no key for the assistant; enter one, or sign in."
    case .notAKey: "This is no key: one is a single word of letters, digits and signs."
    case .keyUnreadable: "The key of the assistant cannot be read; enter it again."
    case .keyNotKept: "The key cannot be kept where keys are kept, or not be taken away there."
    case .keyRefused: "The assistant does not take the key; enter another one."
    case .signedOut: "You are signed out of the assistant; sign in again."
    case .tooManyRequests(nil): "The assistant was asked too often; try again later."
    case .tooManyRequests(let seconds?):
      "The assistant was asked too often; try again in \(Self.span(seconds))."
    case .timedOut(let seconds): "The assistant did not answer within \(Self.span(seconds))."
    case .offline: "There is no connection to the assistant."
    case .cancelled: "The question was taken back."
    case .failed(let status):
      "The assistant failed (status \(status)); check its address and the name of its model."
    case .redirected: "The assistant wants to be asked elsewhere; set that address if you trust it."
    case .repeatedKey: "The assistant repeated the key, so its answer was thrown away."
    case .notSecure: "The address has to begin with https://, or be on this machine."
    case .notAnAddress: "This is no address; one looks like https://api.openai.com/v1."
    case .tooLarge(let bytes): "The answer was longer than \(bytes) bytes and was thrown away."
    case .unreadable: "The answer was not what was asked for and was thrown away."
    case .declined: "The assistant does not want to answer this."
    case .brokenOff: "The answer broke off before its end."
    case .unknownFood: "Nobody here knows this food, so nothing is asked about it."
    }
  }

  private static func span(_ seconds: Int) -> String {
    let minutes = (seconds + 59) / 60
    if seconds < 60 { return seconds == 1 ? "1 second" : "\(seconds) seconds" }
    return minutes == 1 ? "1 minute" : "\(minutes) minutes"
  }

  private static func words(_ kind: AssistantDataKind) -> String {
    switch kind {
    case .doubtfulLines: "lines of recipes that are in doubt"
    case .substitutions: "which foods are to be replaced"
    case .dietaryTags: "dietary tags"
    case .budget: "the budget"
    }
  }
}
