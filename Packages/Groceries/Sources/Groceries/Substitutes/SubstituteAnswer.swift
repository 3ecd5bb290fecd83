import MealModels

/// What may stand in for a food at a table, the best first, and what may not and why.
public struct SubstituteAnswer: Hashable, Sendable {
  /// A substitute that everyone at the table may eat.
  public struct Choice: Hashable, Sendable {
    /// The substitute.
    public var substitute: Substitute
    /// What it is called.
    public var name: String
    /// How much of it, as a cook reads it.
    public var ratio: String
    /// How good it is.
    public var score: SubstituteScore
    /// What it costs more than the original, less where negative; nil where nobody knows.
    public var priceDifference: Money?
    /// What is to be said before it is taken, because it is related to what somebody is allergic to;
    /// nil for nothing.
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

    /// Whether it may be applied without asking.
    public var isApplied: Bool { caution == nil && score.total >= SubstituteScore.applied }
  }

  /// A substitute that somebody may not eat.
  public struct Refused: Hashable, Sendable {
    /// The substitute.
    public var substitute: Substitute
    /// What it is called.
    public var name: String
    /// Everything that speaks against it, at least one reason.
    public var reasons: [SubstituteRefusal]

    /// Makes what is refused.
    public init(substitute: Substitute, name: String, reasons: [SubstituteRefusal]) {
      self.substitute = substitute
      self.name = name
      self.reasons = reasons
    }

    /// The reasons as one phrase.
    public var because: String { reasons.map(\.text).joined(separator: "; ") }
  }

  /// What is to be replaced.
  public var food: FoodID
  /// The food whose substitutes these are, where none are known for the very food; else the food.
  public var kind: FoodID
  /// What may stand in, the best first; what needs a word of caution comes last.
  public var choices: [Choice]
  /// What may not.
  public var refused: [Refused]

  /// Makes an answer; without choices and refusals it says that nothing is known.
  public init(food: FoodID, kind: FoodID, choices: [Choice] = [], refused: [Refused] = []) {
    self.food = food
    self.kind = kind
    self.choices = choices
    self.refused = refused
  }

  /// Whether nothing at all is known to stand in for the food.
  public var isUnknown: Bool { choices.isEmpty && refused.isEmpty }

  /// What is applied without asking: the best that is good enough.
  public var applied: Choice? { choices.first.flatMap { $0.isApplied ? $0 : nil } }
}
