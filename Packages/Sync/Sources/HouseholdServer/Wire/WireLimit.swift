/// The limits of the protocol, as in `Packages/Sync/Wire.md`.
enum WireLimit {
  /// The maximum size of a body in bytes.
  static let body = 4 << 20
  /// The maximum size of an edit's payload in bytes.
  static let payload = 1 << 20
  /// The maximum size in bytes of the members of an edit that this server does not know.
  static let further = 16 << 10
  /// The maximum number of edits in a push.
  static let push = 500
  /// The maximum number of edits in a page.
  static let page = 1_000
  /// The maximum size in bytes of a page that has several edits.
  static let pageBytes = 2 << 20
  /// The maximum number of characters of a name.
  static let name = 60
  /// The maximum number of edits of a household.
  static let edits = 500_000
  /// The maximum size in bytes of all payloads of a household.
  static let bytes = 256 << 20
  /// The maximum number of members of a household.
  static let members = 20
  /// The maximum number of unused invitations of a household.
  static let invitations = 20
  /// The maximum number of devices of a member.
  static let devices = 200
  /// The time for which a code is valid, in seconds: a day.
  static let codeSeconds = 86_400.0
}
