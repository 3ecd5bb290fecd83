import MealModels

/// The wishes of an eater for today; unlike limits, wishes are relaxed if nothing fits.
///
/// Cuisine, time, part of the day and nutrition filter the meals. They are relaxed in the order
/// cuisine, time, part of the day, nutrition. The season, the rest of the day's nutrition, the food
/// at home and children at the table only change a meal's score.
public struct Wishes: Hashable, Sendable {
  /// The part of the day; nil for any.
  public var slot: MealSlot?

  /// The most minutes from start to table, one or more; nil for no bound.
  public var maxMinutes: Int?

  /// The wished cuisines; empty for all.
  public var cuisines: Set<Cuisine>

  /// Lower or upper bounds of nutrients in one serving; a meal with unknown amounts does not fulfil
  /// them.
  public var nutrition: NutritionBounds

  /// Foods that are at home and may be used up.
  public var atHome: Set<FoodID>

  /// The last day on which some of the foods at home should be used, in days since 1 January 1970.
  ///
  /// Foods that keep for longer are missing.
  public var useBy: [FoodID: Int]

  /// The rest of the day's nutrition; nutrients that the eater does not count are missing.
  public var nutritionLeft: NutritionFacts

  /// The month in the northern temperate zone, 1 to 12; nil ignores the season.
  public var month: Int?

  /// The region of the children who eat with the others; nil if there are no children.
  ///
  /// A dish for children has no alcohol and nothing hot (chili, horseradish, Sichuan pepper), is
  /// easy to make, and is well known there, by grade 4 or 5. Each of these properties that is
  /// missing or unknown lowers its score.
  public var forChildrenIn: EaterRegion?

  /// Makes wishes.
  public init(
    slot: MealSlot? = nil, maxMinutes: Int? = nil, cuisines: Set<Cuisine> = [],
    nutrition: NutritionBounds = .none, atHome: Set<FoodID> = [],
    useBy: [FoodID: Int] = [:], nutritionLeft: NutritionFacts = NutritionFacts(), month: Int? = nil,
    forChildrenIn: EaterRegion? = nil
  ) {
    self.slot = slot
    self.maxMinutes = maxMinutes
    self.cuisines = cuisines
    self.nutrition = nutrition
    self.atHome = atHome
    self.useBy = useBy
    self.nutritionLeft = nutritionLeft
    self.month = month
    self.forChildrenIn = forChildrenIn
  }

  /// The number of days ahead for which foods to use are considered.
  ///
  /// It is less than a week, so that the day of the week identifies the day.
  static let daysAhead = 6

  /// Whether a food is at home on a day; after its last day it may be spoiled.
  func isAtHome(_ food: FoodID, on day: Int) -> Bool {
    atHome.contains(food) && (useBy[food] ?? .max) >= day
  }

  /// The number of days left to use a food at home; nil if it keeps for longer than ``daysAhead``.
  func daysLeft(of food: FoodID, on day: Int) -> Int? {
    guard let last = useBy[food], day...(day + Self.daysAhead) ~= last else { return nil }
    return last - day
  }
}
