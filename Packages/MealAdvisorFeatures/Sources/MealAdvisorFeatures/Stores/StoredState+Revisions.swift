/// How often the parts of a state had changed when they were read.
struct Revisions: Hashable, Sendable {
  var preferences = 0
  var favorites = 0
  var history = 0
  var entitlement = 0
  var nudge = 0
  var account = 0
}

extension StoredState {
  /// What was read, with every part that is known from a later reading already.
  ///
  /// Readings may arrive in another order than they were made, and limits of before an allergy
  /// was set must never come back.
  func updated(by read: StoredState) -> StoredState {
    var state = read
    func isKnown(_ revision: KeyPath<Revisions, Int>) -> Bool {
      revisions[keyPath: revision] > read.revisions[keyPath: revision]
    }
    func keep<Part>(
      _ part: WritableKeyPath<StoredState, Part>, _ revision: WritableKeyPath<Revisions, Int>
    ) {
      guard isKnown(revision) else { return }
      state[keyPath: part] = self[keyPath: part]
      state.revisions[keyPath: revision] = revisions[keyPath: revision]
    }
    keep(\.favorites, \.favorites)
    keep(\.history, \.history)
    keep(\.entitlement, \.entitlement)
    keep(\.nudge, \.nudge)
    keep(\.account, \.account)
    if isKnown(\.preferences) {
      state.unreadPreferences = unreadPreferences
      state.damagedLines = damagedLines
    }
    keep(\.preferences, \.preferences)
    return state
  }
}
