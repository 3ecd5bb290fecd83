/// What a person, or the app on their behalf, wants to do with a premium feature.
public enum Usage: String, CaseIterable, Codable, Hashable, Sendable {
  /// Open it and read what is there.
  case view
  /// Put something new into it.
  case add
  /// Alter something that is there.
  case change
  /// Let what is stored act by itself: a stored filter that narrows a suggestion.
  case apply
  /// Take something out of it.
  case remove
  /// Take a copy of what is there away as a file.
  case export
}
