import MealModels

/// The former name of ``EnergyClass``.
@available(*, deprecated, renamed: "EnergyClass")
public typealias Heft = EnergyClass

/// The former name of ``HistoryRank``.
@available(*, deprecated, renamed: "HistoryRank")
public typealias Standing = HistoryRank

extension Suggestion {
  /// The former name of ``mealID``.
  @available(*, deprecated, renamed: "mealID")
  public var meal: MealID {
    get { mealID }
    set { mealID = newValue }
  }

  /// The former label of ``init(mealID:sides:reasons:relaxations:terms:)``.
  @available(*, deprecated, renamed: "init(mealID:sides:reasons:relaxations:terms:)")
  public init(
    meal: MealID, sides: Sides = Sides(), reasons: [Reason], relaxations: [Relaxation] = [],
    terms: [ScoreTerm] = []
  ) {
    self.init(
      mealID: meal, sides: sides, reasons: reasons, relaxations: relaxations, terms: terms)
  }
}
