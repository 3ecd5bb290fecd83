import MealModels

/// The five meals of the drawings, which the catalogue of screens is filled with.
public struct SampleMeals: Equatable, Sendable {
  /// Creamy Tuscan Chicken.
  public var tuscan: Meal
  /// Spicy Beef Tacos.
  public var tacos: Meal
  /// Greek Quinoa Salad.
  public var salad: Meal
  /// Thai Green Curry.
  public var curry: Meal
  /// Lemon Herb Salmon.
  public var salmon: Meal

  /// Makes the samples.
  public init(tuscan: Meal, tacos: Meal, salad: Meal, curry: Meal, salmon: Meal) {
    self.tuscan = tuscan
    self.tacos = tacos
    self.salad = salad
    self.curry = curry
    self.salmon = salmon
  }

  /// The ids under which the bundled catalogue has them, in the order of the drawing.
  public static let ids: [MealID] = [
    "creamy-tuscan-chicken", "spicy-beef-tacos", "greek-quinoa-salad", "thai-green-curry",
    "lemon-herb-salmon",
  ]

  /// Looks the samples up; nil when one of them is missing.
  public init?(_ meal: (MealID) -> Meal?) {
    let found = Self.ids.compactMap(meal)
    guard found.count == Self.ids.count else { return nil }
    self.init(
      tuscan: found[0], tacos: found[1], salad: found[2], curry: found[3], salmon: found[4])
  }

  /// The meals in the order of the drawing (W-FAV-10).
  public var all: [Meal] { [tuscan, tacos, salad, curry, salmon] }
}
