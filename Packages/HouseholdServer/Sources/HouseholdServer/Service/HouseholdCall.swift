/// The calls of the wire.
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

  /// Whether it needs no session: whoever calls has a code.
  var isOpen: Bool { self == .create || self == .join }
}
