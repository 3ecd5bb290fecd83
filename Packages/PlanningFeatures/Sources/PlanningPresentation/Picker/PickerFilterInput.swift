import MealModels

/// The input of the sheet of filters.
public struct PickerFilterInput: Equatable, Sendable {
  /// The chosen filters.
  public var filter: PickerFilter
  /// The number of recipes that match; nil while they are counted.
  public var matchCount: Int?
  /// The currency of the budget.
  public var currency: Money.Currency

  /// Makes an input; by default US dollars.
  public init(
    filter: PickerFilter = PickerFilter(), matchCount: Int?, currency: Money.Currency = .usd
  ) {
    self.filter = filter
    self.matchCount = matchCount
    self.currency = currency
  }
}
