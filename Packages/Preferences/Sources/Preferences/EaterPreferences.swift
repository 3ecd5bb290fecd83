import MealModels

/// Everything the eaters told us: a fold over preference events.
public struct EaterPreferences: Hashable, Sendable {
  /// Everyone at the table, at least one; the first is the owner of the device.
  public var household: [Eater] = [.you]

  /// Who left the table, remembered with all limits for when they return.
  public internal(set) var away: [Eater] = []

  /// The newer name of each former one, for changes that were on their way while it changed.
  var renamed: [String: String] = [:]

  /// The present name of each person by their ids; one person may have several.
  var namesByID: [String: String] = [:]

  /// Names of which it is unclear whom they mean, because somebody has the name and somebody else was
  /// to get it.
  public internal(set) var unclearNames: Set<String> = []

  /// The names of those who were to get a name that somebody else has, and so kept theirs.
  var keptNames: Set<String> = []

  /// Keys of limits that a later version stored and this one cannot read.
  public internal(set) var unreadableKeys: Set<String> = []

  /// Each time that limits may have been lost since the data was deleted: the copy of the damaged
  /// journal, or nothing where there is none.
  public internal(set) var losses: [String] = []

  /// How long cooking may take.
  public var cookingTime: CookingTime = .noLimit

  /// How long making each meal of a day usually may take.
  public var mealTimes = MealTimes()

  /// The wished cuisines; empty for all.
  public var cuisines: Set<Cuisine> = []

  /// How often a week which proteins are wished, at most one for each group and bound.
  public var quotas: [Quota] = []

  /// How much one serving should have at most or at least of some nutrients.
  public var nutrition: NutritionBounds = .none

  /// What is wanted beside some meals, by the accompaniment counted from 0.
  public internal(set) var sides: [MealID: [Int: SideChoice]] = [:]

  /// For how many people recipes are shown, 1 to 12; nil as each recipe is written.
  public var servings: Int?

  /// The units recipes are shown in; nil for those of the region.
  public var units: MeasurementSystem?

  /// Light or dark.
  public var appearance: AppearancePreference = .system

  /// Standard or increased contrast.
  public var contrast: ContrastPreference = .system

  /// The numbers of servings that can be chosen.
  public static let servingsRange = 1...12

  /// How a new household starts.
  public init() {}

  /// The limits of everyone together; all of them hold at once.
  ///
  /// - Parameter book: says what allergies to foods cover; asked for only when there are any.
  public func limits(in book: @autoclosure () -> FoodBook) -> EaterLimits {
    household.reduce(.none) { $0.union($1.limits(in: book())) }
  }

  /// Whether anybody at the table has a diet, an allergy or a food to leave out, also one that this
  /// version cannot read.
  public var hasLimits: Bool { limits(in: .empty) != .none || !unreadableLimits.isEmpty }

  /// Whether anybody at the table is allergic to anything.
  public var hasAllergy: Bool { household.contains { $0.hasAllergy } }

  /// Diets or allergies of anyone that this version cannot read, or that may be lost; while there are
  /// any, nothing may be suggested.
  public var unreadableLimits: Set<String> {
    let lost = unconfirmedLimits.map { "\($0) (may be lost)" }
    return household.reduce(into: unreadableKeys.union(lost)) { $0.formUnion($1.unreadableLimits) }
  }

  /// How many diets and allergies are chosen, over all eaters.
  public var restrictionCount: Int { household.reduce(0) { $0 + $1.restrictionCount } }

  /// What applies while some wishes rest: of the keys only dislikes, cuisines and nutrition can.
  ///
  /// Diets and allergies always apply. What is stored stays as it is.
  public func resting(_ keys: Set<PreferenceKey>) -> EaterPreferences {
    var basic = self
    if keys.contains(.cuisines) { basic.cuisines = [] }
    if keys.contains(.nutrition) { basic.nutrition = .none }
    guard keys.contains(.dislikes) else { return basic }
    for index in basic.household.indices { basic.household[index].dislikes = [] }
    return basic
  }
}
