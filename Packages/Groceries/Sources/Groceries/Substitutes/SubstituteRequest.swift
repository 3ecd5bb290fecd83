import MealModels

/// For what a substitute is looked for, and by whom.
public struct SubstituteRequest: Sendable {
  /// The limits of everyone who eats the dish, together.
  public var limits: EaterLimits
  /// What else is in the dish; nil where nobody knows, so that it may be anything.
  public var beside: MealFacts?
  /// Foods that cannot be had or are not wanted.
  public var unavailable: Set<FoodID>
  /// Foods that are at home.
  public var atHome: Set<FoodID>
  /// Diets that would be liked, beside those that are limits: the dietary tags.
  public var tags: DietSet
  /// What as much of a food costs as is compared; nil where nobody knows.
  public var price: @Sendable (FoodID) -> Money?
  /// How much may be spent for it; nil for no bound.
  public var budget: Money?

  /// Makes a request; nothing more is known unless said.
  ///
  /// - Parameter price: what 100 g or another fixed amount of a food costs, the same for all.
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
