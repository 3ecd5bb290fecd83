/// The calls of the wire protocol.
enum HouseholdCall: String, CaseIterable {
  case create = "household_create"
  case invite = "household_invite"
  case join = "household_join"
  case members = "household_members"
  case remove = "household_remove"
  case leave = "household_leave"
  case deleteAccount = "account_delete"
  case push = "sync_push"
  case pull = "sync_pull"

  /// Whether the call needs a code instead of a session.
  var isOpen: Bool { self == .create || self == .join }
}
