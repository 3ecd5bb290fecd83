import MealModels

/// A line of an ingredient list as it was read: its amounts, food and preparation, and how certain
/// they are.
///
/// Each word of the line is in one of its parts; the line itself is always kept.
public struct IngredientLine: Hashable, Sendable, Codable {
  /// The given line.
  public var text: String

  /// The amounts, in the order of the line; empty if it has none.
  public var amounts: [LineAmount] = []

  /// How large the pieces are: "large", "medium to large".
  public var size: String?

  /// The food; nil if the line names none.
  public var food: LineFood?

  /// The foods that may be used instead.
  public var alternatives: [LineFood] = []

  /// The preparation of the food before use: "drained and rinsed".
  public var preparation: String?

  /// All other words of the line, including small ones such as "of".
  public var note: String?

  /// The words of the line in their order, without amounts whose units are known.
  ///
  /// The name of a food may be split among its parts: "ground" before "nuts".
  public var unmeasured = ""

  /// The purpose of the food: "for dusting".
  public var purpose: String?

  /// Whether the line marks it as optional.
  public var isOptional = false

  /// Whether the line is a heading, such as "For the sauce:".
  public var isHeading = false

  /// The probability that each part is right, from 0 to 1, measured on lines from which the model
  /// did not learn.
  public var confidence: [LineField: Double] = [:]

  /// The reasons to check the line; empty if there are none.
  public var doubts: [LineDoubt] = []

  /// Whether it has a number that cannot be read for certain, so that the line is kept as written.
  public var hasUnreadableAmount: Bool {
    doubts.contains { doubt in
      if case .unreadableAmount = doubt { true } else { false }
    }
  }

  /// Makes an empty line.
  public init(_ text: String) {
    self.text = text
  }
}
