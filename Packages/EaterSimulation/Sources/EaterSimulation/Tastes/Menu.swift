import MealModels

/// The meals of a simulation as a taste judges them: their foods, and the similarity of meals.
public struct Menu: Sendable {
  /// The meals; all other code refers to them by their position here.
  public let meals: [MealSummary]

  /// The sides that go with the meals; they are never eaten alone.
  public let sides: [MealSummary]

  /// Every food of any meal, with all foods that it is made of, in the order of their ids.
  public let foods: [FoodID]

  /// One food in a meal.
  public struct Part: Equatable, Sendable {
    /// Its position in ``Menu/foods``.
    public let food: Int
    /// The importance of the food for the meal, above 0: highest for main foods and for rare foods.
    public let weight: Double
  }

  /// The parts of each meal, in the order of the foods.
  public let parts: [[Part]]

  /// The main source of each meal's protein.
  ///
  /// It is derived from the kinds of food in the meal if the meal's traits do not state it.
  public let proteins: [ProteinSource]

  /// For each meal, the first meal of its family of nearly equal meals.
  public let families: [Int]

  /// For each meal, the other meals that are made of nearly the same foods.
  public let kin: [[Int]]

  private let positions: [MealID: Int]

  /// Makes a menu; of meals with the same id, only the first is used.
  public init(_ meals: [MealSummary], sides: [MealSummary] = []) {
    var positions: [MealID: Int] = [:]
    var unique: [MealSummary] = []
    for meal in meals where positions[meal.id] == nil {
      positions[meal.id] = unique.count
      unique.append(meal)
    }
    self.meals = unique
    self.sides = sides
    self.positions = positions
    families = Kinship.families(of: unique)
    kin = Kinship.kin(of: unique)
    proteins = unique.map(Self.protein)
    (foods, parts) = Self.parts(of: unique)
  }

  /// The position of a meal; nil if it is not on the menu.
  public func position(of meal: MealID) -> Int? { positions[meal] }

  private static func parts(of meals: [MealSummary]) -> (foods: [FoodID], parts: [[Part]]) {
    var uses: [FoodID: Int] = [:]
    for meal in meals { for food in meal.facts.foods { uses[food, default: 0] += 1 } }
    let foods = uses.keys.sorted()
    let index = Dictionary(uniqueKeysWithValues: foods.enumerated().map { ($1, $0) })
    let parts = meals.map { meal in
      meal.facts.foods.compactMap { food -> Part? in
        guard let position = index[food], let count = uses[food] else { return nil }
        // The fourth root keeps rare foods from separating meals alone.
        let rarity = (Double(meals.count) / Double(count)).squareRoot().squareRoot()
        return Part(food: position, weight: rarity * weight(of: food, in: meal.traits))
      }.sorted { $0.food < $1.food }
    }
    return (foods, parts)
  }

  private static func weight(of food: FoodID, in traits: MealTraits) -> Double {
    guard !traits.mainFoods.isEmpty else { return 1 }
    guard let place = traits.mainFoods.firstIndex(of: food) else { return 0.25 }
    return 1 / (1 + 0.2 * Double(place))
  }

  private static func protein(of meal: MealSummary) -> ProteinSource {
    guard meal.traits.protein == .none else { return meal.traits.protein }
    let classes = meal.facts.contents.classes
    let kinds: [(FoodClasses, ProteinSource)] = [
      (.shellfish, .shellfish), (.fish, .fish), (.pork, .pork), (.poultry, .chicken),
      (.meat, .beef), (.egg, .egg), (.dairy, .dairy),
    ]
    return kinds.first { classes.contains($0.0) }?.1 ?? .none
  }
}

extension Menu {
  /// The similarity of two meals by their foods, 0 to 1: the weighted Jaccard index of their parts.
  func likeness(_ first: Int, _ second: Int) -> Double {
    let (left, right) = (parts[first], parts[second])
    var (shared, all) = (0.0, 0.0)
    var (i, j) = (0, 0)
    while i < left.count || j < right.count {
      if j == right.count || (i < left.count && left[i].food < right[j].food) {
        all += left[i].weight
        i += 1
      } else if i == left.count || right[j].food < left[i].food {
        all += right[j].weight
        j += 1
      } else {
        shared += min(left[i].weight, right[j].weight)
        all += max(left[i].weight, right[j].weight)
        i += 1
        j += 1
      }
    }
    return all > 0 ? shared / all : 0
  }
}
