import MealModels

/// The meals to choose from, as columns, so that masks check limits and wishes.
public final class MealPool: Sendable {
  /// The ids, in the order in which the meals were given; of a repeated id, only the first one is
  /// kept.
  public let ids: [MealID]

  let harms: [HarmMask]
  let slots: [SlotSet]
  let minutes: [Int32]
  /// The minutes of preparing and cooking, without the waits that can be over before.
  let handsOnMinutes: [Int32]
  /// The parts to cook before the meal, for the few meals that have any.
  let cookedBefore: [Int: [CookedBefore]]
  /// For each meal, whether a part must be cooked before it.
  let needsCooked: [Bool]
  let cuisines: [CuisineSet]
  let proteins: [ProteinSource]
  /// The kinds of food in each meal.
  let classes: [FoodClasses]
  let months: [MonthSet]
  /// The known nutrients that wishes may bound.
  let servings: [NutritionMask]
  let traits: TraitColumns
  /// Whether each meal is complete without a side.
  let isComplete: [Bool]
  /// The hash by which the random numbers of meals differ.
  let chances: [UInt64]

  /// How well each meal is known.
  let familiarity: FamiliarityColumn
  /// The months in which a food is in season, numbered like ``MealTraits/months``.
  let season: @Sendable (FoodID) -> MonthSet

  /// The side dishes, and which of them go with each meal.
  let sides: SideColumns
  private let indexes: [MealID: Int]
  private let relations: MadeOnce<(families: [Int32], kin: MealKin)>
  private let keeping: MadeOnce<[UInt8]>
  private let childrenOnce: MadeOnce<ChildrenColumns>
  private let nutritionOnce: MadeOnce<NutritionColumns>
  private let foodsOnce: MadeOnce<FoodPostings>

  /// Makes a pool of meals.
  ///
  /// - Parameters:
  ///   - sides: the side dishes that the meals name; they are never suggested alone.
  ///   - season: the months in which a food is in season in the northern temperate zone, called
  ///     only for chosen meals; by default they are unknown, and no reason names a food in season.
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
    cuisines = unique.map { CuisineSet($0.cuisine) }
    proteins = unique.map(\.traits.protein)
    classes = unique.map(\.facts.contents.classes)
    months = unique.map(\.traits.months)
    servings = unique.map { NutritionMask(of: $0.traits.nutrition) }
    let traits = TraitColumns(unique)
    self.traits = traits
    chances = unique.map { SeededChance.hash(of: $0.id) }
    familiarity = FamiliarityColumn(unique)
    self.sides = SideColumns(sides, of: unique)
    isComplete = unique.map { $0.customs.role == .complete }
    let all = unique
    relations = MadeOnce {
      let families = MealFamilies.numbers(in: traits)
      return (families, MealKin(in: traits, families: families))
    }
    keeping = MadeOnce { all.map { UInt8(clamping: $0.daysItKeeps) } }
    childrenOnce = MadeOnce { ChildrenColumns(all) }
    nutritionOnce = MadeOnce { NutritionColumns(all) }
    foodsOnce = MadeOnce { FoodPostings(all) }
  }

  /// The number of meals.
  public var count: Int { ids.count }

  /// The number of each meal's family of nearly identical meals.
  var families: [Int32] { relations.value.families }

  /// Finds the meals of other families that are made of nearly the same foods.
  var kin: MealKin { relations.value.kin }

  /// The number of days that each meal keeps.
  var daysKept: [UInt8] { keeping.value }

  /// The properties of each meal that make it unsuitable for children.
  var children: ChildrenColumns { childrenOnce.value }

  var nutrition: NutritionColumns { nutritionOnce.value }

  /// For each food, the meals that contain it.
  var foods: FoodPostings { foodsOnce.value }

  /// The position of a meal; nil if the pool does not contain it.
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

  /// The meal if it keeps every limit; else nil.
  func checked(_ meal: Int, for limits: EaterLimits) -> SafeMeal? {
    isSafe(meal, for: limits) ? SafeMeal(checkedIndex: Int32(meal)) : nil
  }

  /// The meals that keep every limit; only these can be wished for, scored or returned.
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
/// Only these are scored, and only the pool makes them.
struct SafeMeal: Hashable, Sendable {
  private let number: Int32

  /// Its position in the pool.
  var index: Int { Int(number) }

  fileprivate init(checkedIndex: Int32) {
    number = checkedIndex
  }
}
