import MealModels

/// The answer to "What should I eat?".
public struct SuggestionAnswer: Hashable, Sendable {
  /// The meals, best first, each at most once; empty only at a dead end.
  public var suggestions: [Suggestion]

  /// Whether one of them was shown within the window because nothing else was left, or fewer fit than
  /// were asked for.
  public var isExhausted: Bool

  /// For how many days a meal is not repeated: those of the request, or fewer where fewer than 40
  /// meals for the part of the day are safe.
  public var windowDays: Int

  /// What each wish costs: how many more meals would open if it alone were relaxed.
  public var possibleRelaxations: [Relaxation]

  /// Why there is no meal at all; nil whenever there is one.
  public var deadEnd: DeadEnd?

  /// Makes an answer.
  public init(
    suggestions: [Suggestion] = [], isExhausted: Bool = false,
    possibleRelaxations: [Relaxation] = [],
    deadEnd: DeadEnd? = nil, windowDays: Int = SuggestionRequest.defaultWindowDays
  ) {
    self.suggestions = suggestions
    self.isExhausted = isExhausted
    self.possibleRelaxations = possibleRelaxations
    self.deadEnd = deadEnd
    self.windowDays = windowDays
  }
}

/// One suggested meal with why it was chosen.
public struct Suggestion: Hashable, Sendable {
  /// The meal.
  public var meal: MealID

  /// What goes with it.
  public var sides: Sides

  /// The strongest true reasons, strongest first and the limits that it keeps last, one to three.
  public var reasons: [Reason]

  /// The wishes that had to bend for it.
  public var relaxations: [Relaxation]

  /// The terms of its score, for an explanation.
  public var terms: [ScoreTerm]

  /// Makes a suggestion.
  public init(
    meal: MealID, sides: Sides = Sides(), reasons: [Reason], relaxations: [Relaxation] = [],
    terms: [ScoreTerm] = []
  ) {
    self.meal = meal
    self.sides = sides
    self.reasons = reasons
    self.relaxations = relaxations
    self.terms = terms
  }
}
