import MealModels

/// What a line of an ingredient list says: how much of which food, how prepared, and how sure that is.
///
/// Each word of the line is in one of its parts; the line itself is always kept.
public struct IngredientLine: Hashable, Sendable, Codable {
  /// The line as it was given.
  public var text: String

  /// How much, in the order of the line; empty where it does not say.
  public var amounts: [LineAmount] = []

  /// How large the pieces are: "large", "medium to large".
  public var size: String?

  /// The food; nil where the line names none.
  public var food: LineFood?

  /// Foods that may be taken instead.
  public var alternatives: [LineFood] = []

  /// What is done to the food before it is used: "drained and rinsed".
  public var preparation: String?

  /// Every other word of the line, small ones such as "of" among them.
  public var note: String?

  /// The words of the line in their order, without amounts whose units are known.
  ///
  /// What a line names may stand in several of its parts: "ground" before "nuts".
  public var unmeasured = ""

  /// What the food is for: "for dusting".
  public var purpose: String?

  /// Whether the line says that the dish also works without it.
  public var isOptional = false

  /// Whether the line is a heading over others, such as "For the sauce:".
  public var isHeading = false

  /// How likely each part is right, zero to one, as measured on lines that the model did not learn from.
  public var confidence: [LineField: Double] = [:]

  /// Why somebody should look at the line; empty where nothing speaks against it.
  public var doubts: [LineDoubt] = []

  /// Whether it has a number that nobody can read for certain, so that it is kept as it was written.
  public var hasUnreadableAmount: Bool {
    doubts.contains { doubt in
      if case .unreadableAmount = doubt { true } else { false }
    }
  }

  /// Makes a line that says nothing yet.
  public init(_ text: String) {
    self.text = text
  }
}
