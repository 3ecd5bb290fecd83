import MealModels

/// The substitutes for a food at a table, the best first, and the refused substitutes with the
/// reasons.
public struct SubstituteAnswer: Hashable, Sendable {
  /// A substitute that everyone at the table may eat.
  public struct Choice: Hashable, Sendable {
    /// The substitute.
    public var substitute: Substitute
    /// The name of the substitute.
    public var name: String
    /// How much of it is used, as a recipe states it.
    public var ratio: String
    /// How good it is.
    public var score: SubstituteScore
    /// Its price minus that of the original, negative if it is cheaper; nil if unknown.
    public var priceDifference: Money?
    /// The warning to show before an eater takes it, because it is related to an allergy; nil if
    /// there is none.
    public var caution: String?

    /// Makes a choice.
    public init(
      substitute: Substitute, name: String, ratio: String, score: SubstituteScore,
      priceDifference: Money? = nil, caution: String? = nil
    ) {
      self.substitute = substitute
      self.name = name
      self.ratio = ratio
      self.score = score
      self.priceDifference = priceDifference
      self.caution = caution
    }

    /// Whether it may be used without asking.
    public var isApplied: Bool { caution == nil && score.total >= SubstituteScore.applied }
  }

  /// A substitute that an eater may not have.
  public struct Refused: Hashable, Sendable {
    /// The substitute.
    public var substitute: Substitute
    /// The name of the substitute.
    public var name: String
    /// All reasons against it, at least one.
    public var reasons: [SubstituteRefusal]

    /// Makes a refused substitute.
    public init(substitute: Substitute, name: String, reasons: [SubstituteRefusal]) {
      self.substitute = substitute
      self.name = name
      self.reasons = reasons
    }

    /// The reasons as one phrase.
    public var because: String { reasons.map(\.text).joined(separator: "; ") }
  }

  /// The food to replace.
  public var food: FoodID
  /// The food for which the substitutes are: the food itself, or its kind if none are known for it.
  public var kind: FoodID
  /// The allowed substitutes, the best first; those with a warning come last.
  public var choices: [Choice]
  /// The refused substitutes.
  public var refused: [Refused]

  /// Makes an answer; one without choices and refusals means that no substitute is known.
  public init(food: FoodID, kind: FoodID, choices: [Choice] = [], refused: [Refused] = []) {
    self.food = food
    self.kind = kind
    self.choices = choices
    self.refused = refused
  }

  /// Whether no substitute is known for the food.
  public var isUnknown: Bool { choices.isEmpty && refused.isEmpty }

  /// The substitute that is used without asking: the best one, if it is good enough; otherwise nil.
  public var applied: Choice? { choices.first.flatMap { $0.isApplied ? $0 : nil } }
}
