/// The household that shares the record, as Account & Connections shows it.
public struct SharingInput: Equatable, Sendable {
  /// This device's membership.
  public struct Membership: Hashable, Sendable {
    /// The address of the server; nil for a simulated household, which has none.
    public var server: String?
    /// The name that the other members see; empty if none was given.
    public var name: String

    /// Makes a membership.
    public init(server: String?, name: String) {
      (self.server, self.name) = (server, name)
    }
  }

  /// A member of the household.
  public struct Member: Hashable, Sendable, Identifiable {
    /// The id that the server gave.
    public var id: String
    /// The name that the other members see; empty if none was given.
    public var name: String
    /// The number of devices.
    public var deviceCount: Int
    /// Whether the member is this device's user.
    public var isYou: Bool

    /// Makes a member.
    public init(_ id: String, name: String, deviceCount: Int = 1, isYou: Bool = false) {
      (self.id, self.name, self.deviceCount, self.isYou) = (id, name, deviceCount, isYou)
    }
  }

  /// The members, as far as known.
  public enum Members: Equatable, Sendable {
    /// The server has not answered yet.
    case looking
    /// The server named them.
    case known([Member])
    /// The server did not answer.
    case unknown
  }

  /// An invitation, which can be used once.
  public struct Invitation: Hashable, Sendable {
    /// The code that the invited person enters.
    public var code: String
    /// The local day on which it expires, in days since 1 January 1970.
    public var day: Int
    /// The minute of that day at which it expires.
    public var minute: Int

    /// Makes an invitation.
    public init(_ code: String, day: Int, minute: Int) {
      (self.code, self.day, self.minute) = (code, day, minute)
    }
  }

  /// The call to the server that is under way.
  public enum Task: Hashable, Sendable {
    /// The request for an invitation.
    case inviting
    /// The sync.
    case syncing
  }

  /// This device's membership; nil if it is in no household.
  public var membership: Membership?
  /// The members.
  public var members: Members
  /// The invitation that was just made; nil if there is none.
  public var invitation: Invitation?
  /// How many seconds ago the last sync was; nil if there was none since the app started.
  public var syncedSecondsAgo: Int?
  /// The number of pending edits.
  public var pendingEditCount: Int
  /// Whether notes on recipes are shared; nil for an app without notes.
  public var sharesNotes: Bool?
  /// The call to the server that is under way; nil if there is none.
  public var task: Task?
  /// The error, as a sentence.
  public var error: String?
  /// Whether the user may found or join a household and share notes; every user may leave.
  public var isAllowed: Bool

  /// Makes an input; by default without a household, and with sharing allowed.
  public init(
    membership: Membership? = nil, members: Members = .looking, invitation: Invitation? = nil,
    syncedSecondsAgo: Int? = nil, pendingEditCount: Int = 0, sharesNotes: Bool? = false,
    task: Task? = nil, error: String? = nil, isAllowed: Bool = true
  ) {
    self.membership = membership
    self.members = members
    self.invitation = invitation
    self.syncedSecondsAgo = syncedSecondsAgo
    self.pendingEditCount = pendingEditCount
    self.sharesNotes = sharesNotes
    self.task = task
    self.error = error
    self.isAllowed = isAllowed
  }
}
