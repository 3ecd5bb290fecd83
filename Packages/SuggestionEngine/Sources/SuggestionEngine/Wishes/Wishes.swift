import MealModels

/// What an eater would like today; unlike limits, wishes bend when nothing fits.
///
/// Cuisine, time, part of the day and nutrition choose among the meals, and bend in that order. The
/// season, what is left of the day's nutrition, what is at home and that children eat only make a meal
/// more or less welcome.
public struct Wishes: Hashable, Sendable {
  /// The part of the day; nil takes any.
  public var slot: MealSlot?

  /// At most this many minutes from start to table, one or more; nil sets no bound.
  public var maxMinutes: Int?

  /// Any of these cuisines; empty takes all.
  public var cuisines: Set<Cuisine>

  /// What one serving should have at most or at least; a meal of which that is not known does not
  /// fulfil it.
  public var nutrition: NutritionBounds

  /// Foods that are at home and may be used up.
  public var atHome: Set<FoodID>

  /// The last day on which some of the foods at home should be used, in days since 1 January 1970; those
  /// that keep are missing.
  public var useBy: [FoodID: Int]

  /// What is left of the day's nutrition; nutrients that nobody counts are missing.
  public var nutritionLeft: NutritionFacts

  /// The month in the northern temperate zone, 1 to 12; nil pays no heed to the season.
  public var month: Int?

  /// Where the children live who eat with; nil when none do.
  ///
  /// A dish for children has no alcohol and nothing hot (chili, horseradish, Sichuan pepper), is easy
  /// to make, and is well known there, by grade 4 or 5; each of these that is missing, or that nobody
  /// knows, makes it less welcome.
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

  /// How many days ahead something that should be used is looked at: fewer than a week, so that the day of
  /// the week tells which day is meant.
  static let daysAhead = 6

  /// Whether a food is at home on a day: what is past its last day may not be good any more.
  func isAtHome(_ food: FoodID, on day: Int) -> Bool {
    atHome.contains(food) && (useBy[food] ?? .max) >= day
  }

  /// How many days are left to use a food at home; nil where it keeps for longer than
  /// ``daysAhead``.
  func daysLeft(of food: FoodID, on day: Int) -> Int? {
    guard let last = useBy[food], day...(day + Self.daysAhead) ~= last else { return nil }
    return last - day
  }
}
