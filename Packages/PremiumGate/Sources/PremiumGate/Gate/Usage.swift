/// The use of a premium feature by a person, or by the app on their behalf.
public enum Usage: String, CaseIterable, Codable, Hashable, Sendable {
  /// Opening and reading the feature.
  case view
  /// Adding an entry.
  case add
  /// Changing an entry.
  case change
  /// Applying stored data, such as a filter that narrows a suggestion.
  case apply
  /// Removing an entry.
  case remove
  /// Exporting a copy as a file.
  case export
}
