/// What is known of the household that shares the record, as Account & Connections shows it.
public struct SharingInput: Equatable, Sendable {
  /// Where this device sits.
  public struct Seat: Hashable, Sendable {
    /// The address of the server; nil for a household that is made up, which none keeps.
    public var server: String?
    /// What the others see; empty for nothing.
    public var name: String

    /// Makes a seat.
    public init(server: String?, name: String) {
      (self.server, self.name) = (server, name)
    }
  }

  /// Somebody who belongs to the household.
  public struct Member: Hashable, Sendable, Identifiable {
    /// The id that the server gave.
    public var id: String
    /// What the others see; empty for nothing.
    public var name: String
    /// How many devices.
    public var deviceCount: Int
    /// Whether it is who looks.
    public var isYou: Bool

    /// Makes a member.
    public init(_ id: String, name: String, deviceCount: Int = 1, isYou: Bool = false) {
      (self.id, self.name, self.deviceCount, self.isYou) = (id, name, deviceCount, isYou)
    }
  }

  /// What is known of the members.
  public enum Members: Equatable, Sendable {
    /// The server is asked, or will be.
    case looking
    /// They are these.
    case known([Member])
    /// The server did not say.
    case unknown
  }

  /// An invitation, good once.
  public struct Invitation: Hashable, Sendable {
    /// What the other one enters.
    public var code: String
    /// The local day until which it is good, as days since 1 January 1970.
    public var day: Int
    /// The minute of that day.
    public var minute: Int

    /// Makes an invitation.
    public init(_ code: String, day: Int, minute: Int) {
      (self.code, self.day, self.minute) = (code, day, minute)
    }
  }

  /// What the server is asked for just now.
  public enum Task: Hashable, Sendable {
    /// An invitation.
    case inviting
    /// What is new.
    case syncing
  }

  /// Where this device sits; nil for no household.
  public var seat: Seat?
  /// Who else belongs to it.
  public var members: Members
  /// An invitation that was just made.
  public var invitation: Invitation?
  /// How many seconds ago the server was met; nil for not since the app was opened.
  public var syncedSecondsAgo: Int?
  /// How many changes wait here.
  public var draftCount: Int
  /// Whether notes on recipes are shared; nil for an app without any.
  public var sharesNotes: Bool?
  /// What the server is asked for just now.
  public var task: Task?
  /// What did not go, as a sentence.
  public var error: String?
  /// Whether a household can be founded or joined, and notes be shared; leaving is always possible.
  public var isAllowed: Bool

  /// Makes an input; of no household, and allowed, unless given.
  public init(
    seat: Seat? = nil, members: Members = .looking, invitation: Invitation? = nil,
    syncedSecondsAgo: Int? = nil, draftCount: Int = 0, sharesNotes: Bool? = false,
    task: Task? = nil, error: String? = nil, isAllowed: Bool = true
  ) {
    self.seat = seat
    self.members = members
    self.invitation = invitation
    self.syncedSecondsAgo = syncedSecondsAgo
    self.draftCount = draftCount
    self.sharesNotes = sharesNotes
    self.task = task
    self.error = error
    self.isAllowed = isAllowed
  }
}
