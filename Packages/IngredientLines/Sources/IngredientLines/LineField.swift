/// A part of an ingredient line.
public enum LineField: String, CaseIterable, Hashable, Sendable, Codable {
  /// The quantities.
  case amounts
  /// The units of the amounts.
  case unit
  /// How large the pieces are.
  case size
  /// The name of the food.
  case food
  /// The preparation of the food before use.
  case preparation
  /// Every other word.
  case note
  /// The purpose of the food.
  case purpose
}
