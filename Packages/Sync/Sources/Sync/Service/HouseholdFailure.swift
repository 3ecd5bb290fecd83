import ServiceCalls

/// Why a household's server did not carry out a call; no text in it comes from the server.
public enum HouseholdFailure: Error, Hashable, Sendable {
  /// There was no answer.
  case unanswered(ServiceFailure)
  /// The device is not signed in.
  case noSession
  /// The device is not a member of the household.
  case notAMember
  /// The server lacks edits that the device has read: it was reset, or it is another server.
  case cursorAhead
  /// Other devices sent edits first, which this device has to read before it sends.
  case unread
  /// The id of the device belongs to another member.
  case deviceTaken
  /// The invitation was used, has expired or does not exist.
  case invitationSpent
  /// An edit or a push is larger than the server accepts.
  case tooLarge
  /// The server uses an older protocol.
  case olderServer
  /// There were too many calls; the next one is allowed after this number of seconds.
  case tooOften(seconds: Int)
  /// The household has reached a limit.
  case full
  /// The answer does not follow the protocol, for example an HTML page or an incomplete answer.
  case notUnderstood
  /// The server has an internal error, with this HTTP status.
  case unavailable(status: Int)
  /// The request did not follow the protocol.
  case refused

  /// Whether the same call may succeed later without any action of the user.
  public var isPassing: Bool {
    switch self {
    case .unanswered, .unread, .tooOften, .notUnderstood, .unavailable: true
    default: false
    }
  }

  /// The error and its remedy, as a sentence.
  public var message: String {
    switch self {
    case .unanswered(.offline): "There is no connection to the household's server."
    case .unanswered: "The household's server did not answer. Try again: nothing is done twice."
    case .noSession:
      "This device is no longer signed in at the household's server; join again."
    case .notAMember:
      "This device is no longer a member of the household; its data stays here."
    case .cursorAhead:
      "The server lacks changes that this device read before: the server was reset or replaced."
    case .unread: "Other devices are sending changes; try again."
    case .deviceTaken: "Another member uses the name of this device; join again."
    case .invitationSpent: "The invitation was used, has expired or is wrong; ask for a new one."
    case .tooLarge: "The server does not accept changes as large as this."
    case .olderServer: "The server is older than this app; update the server."
    case .tooOften(let seconds):
      "The server has too many requests; try again in \(seconds) seconds."
    case .full: "The household is full: its server stores no more changes."
    case .notUnderstood: "The answer was cut off, or did not come from a household's server."
    case .unavailable(let status):
      "The household's server has a problem (status \(status)); try again later."
    case .refused: "The household's server did not accept the request."
    }
  }
}
