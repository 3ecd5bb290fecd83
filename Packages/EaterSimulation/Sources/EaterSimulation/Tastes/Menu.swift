import MealModels

/// The meals of a simulation as a taste sees them: what they are made of, and how alike they are.
public struct Menu: Sendable {
  /// The meals; everywhere else they are named by their position here.
  public let meals: [MealSummary]

  /// What goes with them; never eaten alone.
  public let sides: [MealSummary]

  /// Every food of any meal, what it is made of included, in the order of their ids.
  public let foods: [FoodID]

  /// One food in a meal.
  public struct Part: Equatable, Sendable {
    /// Its position in ``Menu/foods``.
    public let food: Int
    /// How much it matters to the meal, above 0: most for main foods and for foods of few meals.
    public let weight: Double
  }

  /// What each meal is made of, in the order of the foods.
  public let parts: [[Part]]

  /// Where most of each meal's protein comes from.
  ///
  /// Read from the kinds of food in it where its traits do not say.
  public let proteins: [ProteinSource]

  /// The first meal of the family that each meal belongs to: those that are nearly the same.
  public let families: [Int]

  /// The meals that are made of nearly the same as each meal.
  public let kin: [[Int]]

  private let positions: [MealID: Int]

  /// Makes a menu; a repeated id is kept once, the first time.
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
        // The fourth root: what few meals have tells them apart, but not by itself.
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
  /// How alike two meals are by their foods, 0 to 1: the weighted Jaccard index of their parts.
  public func likeness(_ first: Int, _ second: Int) -> Double {
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
