/// A part of an ingredient line.
public enum LineField: String, CaseIterable, Hashable, Sendable, Codable {
  /// How much.
  case amounts
  /// The units of the amounts.
  case unit
  /// How large the pieces are.
  case size
  /// What the food is called.
  case food
  /// What is done to the food before it is used.
  case preparation
  /// Every other word.
  case note
  /// What the food is for.
  case purpose
}
