/// The skill that a recipe requires.
public enum Difficulty: String, CaseIterable, Hashable, Sendable, Codable {
  /// Any cook can make it.
  case easy
  /// It requires some timing or knife work.
  case medium
  /// It requires several tasks at once, or knowing a technique.
  case hard
}
