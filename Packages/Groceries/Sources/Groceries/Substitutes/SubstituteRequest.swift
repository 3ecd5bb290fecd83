import MealModels

/// A request for substitutes: the dish, and the limits of its eaters.
public struct SubstituteRequest: Sendable {
  /// The joint limits of everyone who eats the dish.
  public var limits: EaterLimits
  /// The other contents of the dish; nil if they are unknown, so that they may be anything.
  public var beside: MealFacts?
  /// Foods that are not available or not wanted.
  public var unavailable: Set<FoodID>
  /// Foods that are at home.
  public var atHome: Set<FoodID>
  /// Dietary tags: diets that the eaters would like, in addition to those that are limits.
  public var tags: DietSet
  /// The price of the compared amount of a food; nil if unknown.
  public var price: @Sendable (FoodID) -> Money?
  /// The highest price for the compared amount; nil for no bound.
  public var budget: Money?

  /// Makes a request; values that are left out are unknown.
  ///
  /// - Parameter price: the price of 100 g or another fixed amount of a food, the same for all.
  public init(
    limits: EaterLimits, beside: MealFacts? = nil, unavailable: Set<FoodID> = [],
    atHome: Set<FoodID> = [], tags: DietSet = [],
    price: @escaping @Sendable (FoodID) -> Money? = { _ in nil }, budget: Money? = nil
  ) {
    self.limits = limits
    self.beside = beside
    self.unavailable = unavailable
    self.atHome = atHome
    self.tags = tags
    self.price = price
    self.budget = budget
  }
}
