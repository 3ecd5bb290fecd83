/// How much skill a recipe asks for.
public enum Difficulty: String, CaseIterable, Hashable, Sendable, Codable {
  /// Anybody can make it.
  case easy
  /// Some timing or knife work.
  case medium
  /// Several things at once, or a technique to know.
  case hard
}
