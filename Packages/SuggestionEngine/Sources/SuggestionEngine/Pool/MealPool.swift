import MealModels

/// The meals to choose from, as columns, so that limits and wishes are checked by masks.
public final class MealPool: Sendable {
  /// The ids, in the order the meals were given; a repeated id is kept once, the first time.
  public let ids: [MealID]

  let harms: [HarmMask]
  let slots: [SlotSet]
  let minutes: [Int32]
  /// Minutes of preparing and cooking, without what can be over before.
  let handsOnMinutes: [Int32]
  /// What must be cooked before the few meals for which something must.
  let cookedBefore: [Int: [CookedBefore]]
  /// Whether something must, of each meal.
  let needsCooked: [Bool]
  let cuisines: [CuisineSet]
  let proteins: [ProteinSource]
  /// The kinds of food in each meal.
  let classes: [FoodClasses]
  let months: [MonthSet]
  let nutrition: NutritionColumns
  /// What is known of the nutrients that wishes may bound.
  let servings: [NutritionMask]
  let traits: TraitColumns
  /// The number of each meal's family: meals that are nearly the same.
  let families: [Int32]
  /// For each meal that has any, those of other families that are made of nearly the same.
  let kin: [Int32: [Int32]]
  /// How many days each meal keeps.
  let daysKept: [UInt8]
  /// Whether each meal is whole by itself.
  let isComplete: [Bool]
  /// What of each meal is not for children.
  let children: ChildrenColumns
  /// What tells the chance of one meal from another's.
  let chances: [UInt64]

  /// How well each meal is known.
  let familiarity: FamiliarityColumn
  /// The months in which a food is in season, as ``MealTraits/months`` counts them.
  let season: @Sendable (FoodID) -> MonthSet

  let foods: FoodPostings
  /// The side dishes, and which of them go with each meal.
  let sides: SideColumns
  private let indexes: [MealID: Int]

  /// Makes a pool of meals.
  ///
  /// - Parameters:
  ///   - sides: the side dishes that the meals name; they are never suggested alone.
  ///   - season: the months in which a food is in season in the northern temperate zone, asked for
  ///     once a meal is chosen; by default nobody knows, and no reason names a food in season.
  public init(
    _ meals: [MealSummary], sides: [MealSummary] = [],
    season: @escaping @Sendable (FoodID) -> MonthSet = { _ in [] }
  ) {
    self.season = season
    var indexes: [MealID: Int] = [:]
    indexes.reserveCapacity(meals.count)
    var unique: [MealSummary] = []
    unique.reserveCapacity(meals.count)
    for meal in meals where indexes[meal.id] == nil {
      indexes[meal.id] = unique.count
      unique.append(meal)
    }
    self.indexes = indexes
    ids = unique.map(\.id)
    harms = unique.map { HarmMask(of: $0.facts) }
    slots = unique.map(\.slots)
    minutes = unique.map { Int32(clamping: max(0, $0.totalMinutes)) }
    cookedBefore = Dictionary(
      uniqueKeysWithValues: unique.enumerated().lazy.filter { !$0.element.cookedBefore.isEmpty }
        .map { ($0.offset, $0.element.cookedBefore) })
    needsCooked = unique.map { !$0.cookedBefore.isEmpty }
    handsOnMinutes = unique.map { Int32(clamping: max(0, $0.handsOnMinutes)) }
    cuisines = unique.map { CuisineSet([$0.cuisine]) }
    proteins = unique.map(\.traits.protein)
    classes = unique.map(\.facts.contents.classes)
    months = unique.map(\.traits.months)
    nutrition = NutritionColumns(unique)
    servings = unique.map { NutritionMask(of: $0.traits.nutrition) }
    traits = TraitColumns(unique)
    families = MealFamilies.numbers(of: unique)
    kin = MealKin.pairs(of: unique, families: families)
    children = ChildrenColumns(unique)
    chances = unique.map { SeededChance.hash(of: $0.id) }
    familiarity = FamiliarityColumn(unique)
    foods = FoodPostings(unique)
    self.sides = SideColumns(sides, of: unique)
    daysKept = unique.map { UInt8(clamping: $0.daysItKeeps) }
    isComplete = unique.map { $0.customs.role == .complete }
  }

  /// How many meals there are.
  public var count: Int { ids.count }

  /// The position of a meal; nil if the pool does not hold it.
  func index(of meal: MealID) -> Int? { indexes[meal] }

  /// Whether a meal keeps every limit.
  ///
  /// - Parameter meal: its position in ``ids``.
  public func isSafe(_ meal: Int, for limits: EaterLimits) -> Bool {
    let named = limits.allergyFoods.union(limits.dislikedFoods)
    return limits.undecidedFoods.isEmpty
      && harms[meal].isDisjoint(with: HarmMask(forbiddenBy: limits))
      && !named.contains { foods.meals(with: $0).contains(Int32(meal)) }
  }

  /// A meal that keeps every limit; nil for one that does not.
  func checked(_ meal: Int, for limits: EaterLimits) -> SafeMeal? {
    isSafe(meal, for: limits) ? SafeMeal(checkedIndex: Int32(meal)) : nil
  }

  /// The meals that keep every limit; nothing else can be wished for, scored or returned.
  func safeMeals(for limits: EaterLimits) -> [SafeMeal] {
    guard limits.undecidedFoods.isEmpty else { return [] }
    let limit = HarmMask(forbiddenBy: limits)
    let named = limits.allergyFoods.union(limits.dislikedFoods)
    guard !limit.isEmpty || !named.isEmpty else {
      return [SafeMeal](unsafeUninitializedCapacity: count) { buffer, used in
        for index in 0..<count {
          buffer.initializeElement(at: index, to: SafeMeal(checkedIndex: Int32(index)))
        }
        used = count
      }
    }
    let holdsNamed = named.isEmpty ? nil : foods.holders(of: named, among: count)
    return [SafeMeal](unsafeUninitializedCapacity: count) { buffer, used in
      for index in harms.indices where harms[index].isDisjoint(with: limit) {
        if holdsNamed?[index] == true { continue }
        buffer.initializeElement(at: used, to: SafeMeal(checkedIndex: Int32(index)))
        used += 1
      }
    }
  }
}

/// A meal that was checked against the limits of a request.
///
/// Scoring takes only these, and only ``MealPool/safeMeals(for:)`` makes them.
struct SafeMeal: Hashable, Sendable {
  private let number: Int32

  /// Its position in the pool.
  var index: Int { Int(number) }

  fileprivate init(checkedIndex: Int32) {
    number = checkedIndex
  }
}
