/// What an eater wants of meals that may contain traces of what they are allergic to.
public enum TracesPreference: String, CaseIterable, Hashable, Sendable {
  /// They are unsafe, which is how everybody starts.
  case avoid
  /// They may be suggested; what contains more than traces may not.
  case accept
}
