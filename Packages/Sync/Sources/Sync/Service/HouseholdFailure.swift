import ServiceCalls

/// Why a household's server did not do what it was asked; nothing in it is told by the server.
public enum HouseholdFailure: Error, Hashable, Sendable {
  /// There was no answer.
  case unanswered(ServiceFailure)
  /// The device is not signed in there, or not any more.
  case noSession
  /// The device is no member of the household, or not any more.
  case notAMember
  /// The server knows fewer edits than the device took in: it was set back, or is another one.
  case cursorAhead
  /// Somebody else came first: there are edits that this device has to read before it sends any.
  case unread
  /// The name of the device is another member's.
  case deviceTaken
  /// The invitation was used, has expired or never was.
  case invitationSpent
  /// An edit or a push is larger than the server takes.
  case tooLarge
  /// The server speaks an older protocol.
  case olderServer
  /// It was asked too often; it may be asked again after so many seconds.
  case tooOften(seconds: Int)
  /// The household holds as much as it may.
  case full
  /// What came is not what the protocol says, such as a page of HTML or half an answer.
  case notUnderstood
  /// The server has trouble of its own, by the status that it answered.
  case unavailable(status: Int)
  /// The request was not as the protocol says.
  case refused

  /// Whether the same may go well later, without anybody doing something.
  public var isPassing: Bool {
    switch self {
    case .unanswered, .unread, .tooOften, .notUnderstood, .unavailable: true
    default: false
    }
  }

  /// What is wrong and what would help, as a sentence.
  public var message: String {
    switch self {
    case .unanswered(.offline): "There is no connection to the household's server."
    case .unanswered: "The household's server did not answer. Ask again: nothing is done twice."
    case .noSession: "This device is not signed in at the household's server any more; join again."
    case .notAMember:
      "This device is no member of the household any more; what it holds stays here."
    case .cursorAhead:
      "The server has another list than this device read: it was set back, or is another one."
    case .unread: "Others send changes at this moment; ask again."
    case .deviceTaken: "Another member uses the name of this device; join again."
    case .invitationSpent: "The invitation was used, has expired or never was; ask for a new one."
    case .tooLarge: "The server does not take changes as large as this."
    case .olderServer: "The server is older than this app; it has to be updated."
    case .tooOften(let seconds): "The server wants to be left alone for \(seconds) seconds."
    case .full: "The household holds as much as its server takes."
    case .notUnderstood: "The answer did not come from a household's server, or not whole."
    case .unavailable(let status): "The household's server has trouble (status \(status))."
    case .refused: "The household's server does not take what this app says."
    }
  }
}
