/// Whether an eater accepts meals that may contain traces of their allergens.
enum TracesPreference: String, CaseIterable, Hashable, Sendable {
  /// Traces are unsafe, which is the default.
  case avoid
  /// Traces are accepted; meals that contain more than traces are not.
  case accept
}
