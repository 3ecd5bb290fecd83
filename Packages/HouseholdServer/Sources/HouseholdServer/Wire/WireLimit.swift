/// The limits of the wire, as `Packages/Sync/Wire.md` has them.
enum WireLimit {
  /// The most bytes of a body.
  static let body = 4 << 20
  /// The most bytes of an edit's payload.
  static let payload = 1 << 20
  /// The most bytes of the members of an edit that this server does not know.
  static let further = 16 << 10
  /// The most edits of a push.
  static let push = 500
  /// The most edits of a page.
  static let page = 1_000
  /// The most bytes of a page that has several edits.
  static let pageBytes = 2 << 20
  /// The most characters of a name.
  static let name = 60
  /// The most edits of a household.
  static let edits = 500_000
  /// The most bytes of payloads of a household.
  static let bytes = 256 << 20
  /// The most members of a household.
  static let members = 20
  /// The most invitations of a household that nobody used yet.
  static let invitations = 20
  /// The most devices of a member.
  static let devices = 200
  /// For how many seconds a code is good: a day.
  static let codeSeconds = 86_400.0
}
