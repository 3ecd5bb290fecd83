import DesignSystem
import MealModels
import SuggestionEngine

/// The input of the sheet that explains a suggestion.
public struct WhyInput: Equatable, Sendable {
  /// The meal.
  public var meal: Meal
  /// The facts behind its suggestion.
  public var explanation: Explanation
  /// The limits of everyone at the table.
  public var limits: EaterLimits
  /// For how many days meals are not repeated.
  public var windowDays: Int
  /// The day that the meal was last shown before, in days since 1970; nil if never.
  public var lastShown: Int?
  /// Today, in days since 1970.
  public var today: Int
  /// The events of the meal since it was suggested, the earliest first.
  public var since: [HistoryEvent]
  /// The opinion of the meal so far.
  public var opinion: MealOpinion
  /// Whether a diet or allergy cannot be read, so that no meal is safe.
  public var hasUnreadableLimits: Bool
  /// The names of foods.
  public var foodNames: [FoodID: String]
  /// The titles of meals.
  public var mealTitles: [MealID: String]
  /// Rows that other features offer below the answers.
  public var offeredRows: [ListRow]
  /// Whether the app has a search and a history, which lead to other meals and past ones.
  public var hasWays = true
  /// A short message.
  public var toast: Notice?

  /// Makes an input.
  public init(
    meal: Meal, explanation: Explanation, limits: EaterLimits = .none, windowDays: Int = 14,
    lastShown: Int? = nil, today: Int = 0, since: [HistoryEvent] = [],
    opinion: MealOpinion = MealOpinion(), hasUnreadableLimits: Bool = false,
    foodNames: [FoodID: String] = [:], mealTitles: [MealID: String] = [:],
    offeredRows: [ListRow] = [], toast: Notice? = nil
  ) {
    self.meal = meal
    self.explanation = explanation
    self.limits = limits
    self.windowDays = windowDays
    self.lastShown = lastShown
    self.today = today
    self.since = since
    self.opinion = opinion
    self.hasUnreadableLimits = hasUnreadableLimits
    self.foodNames = foodNames
    self.mealTitles = mealTitles
    self.offeredRows = offeredRows
    self.toast = toast
  }
}

extension Explanation {
  /// The true reasons that concern one meal alone.
  ///
  /// A reason that compares it with all other meals is left out.
  ///
  /// - Parameter events: the events of the meal since the explained occasion.
  public func reasons(since events: [HistoryEvent]) -> [Reason] {
    reasons.filter { reason in
      if case .longestAgo = reason { false } else { reason.holds(after: events) }
    }
  }
}
