import MealModels

/// What the sheet of filters is made from.
public struct PickerFilterInput: Equatable, Sendable {
  /// What is chosen.
  public var filter: PickerFilter
  /// How many recipes it leaves; nil while that is counted.
  public var matchCount: Int?
  /// The currency of the budget.
  public var currency: Money.Currency

  /// Makes an input; US dollars unless given.
  public init(
    filter: PickerFilter = PickerFilter(), matchCount: Int?, currency: Money.Currency = .usd
  ) {
    self.filter = filter
    self.matchCount = matchCount
    self.currency = currency
  }
}
