import MealModels

/// The answer to "What should I eat?".
public struct SuggestionAnswer: Hashable, Sendable {
  /// The meals, best first, each at most once; empty only at a dead end.
  public var suggestions: [Suggestion]

  /// Whether a meal is repeated within the window because no other was left, or fewer meals fit
  /// than were requested.
  public var isExhausted: Bool

  /// The days within which no meal is repeated.
  ///
  /// They are those of the request, or fewer if fewer than 40 meals for the part of the day are
  /// safe.
  public var windowDays: Int

  /// The cost of each wish: how many more meals would fit if only that wish were relaxed.
  public var possibleRelaxations: [Relaxation]

  /// Why there is no meal at all; nil if there is one.
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

/// One suggested meal with the reasons for it.
public struct Suggestion: Hashable, Sendable {
  /// The id of the meal.
  public var mealID: MealID

  /// The sides that go with the meal.
  public var sides: Sides

  /// One to three true reasons: the strongest first, the limits that it keeps last.
  public var reasons: [Reason]

  /// The wishes that were relaxed for it.
  public var relaxations: [Relaxation]

  /// The terms of its score, for an explanation.
  public var terms: [ScoreTerm]

  /// Makes a suggestion.
  public init(
    mealID: MealID, sides: Sides = Sides(), reasons: [Reason], relaxations: [Relaxation] = [],
    terms: [ScoreTerm] = []
  ) {
    self.mealID = mealID
    self.sides = sides
    self.reasons = reasons
    self.relaxations = relaxations
    self.terms = terms
  }
}
