import MealModels

/// The eaters' preferences: a fold over preference events.
public struct EaterPreferences: Hashable, Sendable {
  /// Everyone at the table, at least one; the first is the owner of the device.
  public var household: [Eater] = [.you]

  /// The people who left the table, with their limits, for their return.
  public internal(set) var away: [Eater] = []

  /// The newer name for each former name, for changes made before the rename arrived.
  var renamed: [String: String] = [:]

  /// The present name of each person by id; a person may have several ids.
  var namesByID: [String: String] = [:]

  /// The ambiguous names: one person has the name, and a rename would have given it to another.
  public internal(set) var unclearNames: Set<String> = []

  /// The people who kept their name because another person had the new one.
  var keptNames: Set<String> = []

  /// The keys of limits from a later version, which this version cannot read.
  public internal(set) var unreadableKeys: Set<String> = []

  /// The possible losses of limits since the data was deleted: the copy of the damaged journal, or
  /// empty if there is none.
  public internal(set) var losses: [String] = []

  /// The longest cooking time.
  public var cookingTime: CookingTime = .noLimit

  /// The usual minutes for making each meal of a day.
  public var mealTimes = MealTimes()

  /// The wished cuisines; empty for all.
  public var cuisines: Set<Cuisine> = []

  /// The wished number of meals a week by protein, at most one for each group and bound.
  public var quotas: [Quota] = []

  /// The bounds on nutrients of one serving.
  public var nutrition: NutritionBounds = .none

  /// The chosen sides of some meals, by the accompaniment counted from 0.
  public internal(set) var sides: [MealID: [Int: SideChoice]] = [:]

  /// The servings for which recipes are shown, 1 to 12; nil for the servings of each written
  /// recipe.
  public var servings: Int?

  /// The units in which recipes are shown; nil for those of the region.
  public var units: MeasurementSystem?

  /// Light or dark.
  public var appearance: AppearancePreference = .system

  /// Standard or increased contrast.
  public var contrast: ContrastPreference = .system

  /// The numbers of servings that can be chosen.
  public static let servingsRange = 1...12

  /// Makes the preferences of a new household.
  public init() {}

  /// The combined limits of everyone at the table.
  ///
  /// - Parameter book: gives the foods that allergies cover; called only if there are any.
  public func limits(in book: @autoclosure () -> FoodBook) -> EaterLimits {
    household.reduce(.none) { $0.union($1.limits(in: book())) }
  }

  /// Whether an eater at the table has a diet, an allergy or an unwanted food, including limits
  /// that this version cannot read.
  public var hasLimits: Bool { limits(in: .empty) != .none || !unreadableLimits.isEmpty }

  /// Whether an eater at the table has an allergy.
  public var hasAllergy: Bool { household.contains { $0.hasAllergy } }

  /// The eaters' diets or allergies that are unreadable or may be lost; with any of them, no meal
  /// may be suggested.
  public var unreadableLimits: Set<String> {
    let lost = unconfirmedLimits.map { "\($0) (may be lost)" }
    return household.reduce(into: unreadableKeys.union(lost)) { $0.formUnion($1.unreadableLimits) }
  }

  /// The number of chosen diets and allergies, over all eaters.
  public var restrictionCount: Int { household.reduce(0) { $0 + $1.restrictionCount } }

  /// The preferences with some wishes inactive; only dislikes, cuisines and nutrition can be
  /// inactive.
  ///
  /// Diets and allergies always apply. The stored preferences are unchanged.
  public func resting(_ keys: Set<PreferenceKey>) -> EaterPreferences {
    var basic = self
    if keys.contains(.cuisines) { basic.cuisines = [] }
    if keys.contains(.nutrition) { basic.nutrition = .none }
    guard keys.contains(.dislikes) else { return basic }
    for index in basic.household.indices { basic.household[index].dislikes = [] }
    return basic
  }
}
