import Synchronization

/// The contents of a meal, derived from its ingredients and never typed in.
public struct MealFacts: Hashable, Sendable {
  /// The allergens, traces and kinds of food in the meal.
  public let contents: FoodContents

  /// Every food in the meal, with the foods that these are made of: a meal with butter also
  /// contains milk.
  public var foods: Set<FoodID> { held.all }
  private let held: HeldFoods

  /// Ingredient names without a known food; each makes the meal unsafe for every limit.
  public let unknownIngredients: [String]

  /// Makes facts that were derived before.
  public init(contents: FoodContents, foods: Set<FoodID>, unknownIngredients: [String] = []) {
    self.contents = contents
    held = .set(foods)
    self.unknownIngredients = unknownIngredients
  }

  /// Makes facts that were derived before, with foods as positions in a list that many meals share.
  ///
  /// The set of foods is made on first use.
  ///
  /// - Parameter places: positions in the list, without duplicates.
  public init(
    contents: FoodContents, foodsAt places: [Int], in list: [FoodID],
    unknownIngredients: [String] = []
  ) {
    self.contents = contents
    held = .listed(ListedFoodIDs(places, in: list))
    self.unknownIngredients = unknownIngredients
  }

  /// Visits every food in the meal once, in no particular order and without making a set.
  public func forEachFood(_ visit: (FoodID) -> Void) {
    switch held {
    case .set(let foods): for food in foods { visit(food) }
    case .listed(let foods): for place in foods.places { visit(foods.list[place]) }
    }
  }

  /// Derives the facts of a recipe from its ingredients and the foods its steps add.
  ///
  /// For an unreviewed recipe, every food that any of its texts names is included, and unknown
  /// words are unknown ingredients, with their place. Optional ingredients are included, because
  /// the cook may use them.
  public init(of recipe: Recipe, foods reference: FoodReference) {
    var deriver = MealDeriver(reference)
    self = deriver.facts(of: recipe)
  }

  /// The diets that the meal fits; empty as long as an ingredient is unknown.
  public var diets: DietSet { unknownIngredients.isEmpty ? contents.diets : [] }
}

/// The foods of a meal: a set, or a list that becomes a set on first use.
///
/// Two values are equal if their sets are equal.
private enum HeldFoods: Hashable, Sendable {
  case set(Set<FoodID>)
  case listed(ListedFoodIDs)

  var all: Set<FoodID> {
    switch self {
    case .set(let foods): foods
    case .listed(let foods): foods.all
    }
  }

  static func == (lhs: HeldFoods, rhs: HeldFoods) -> Bool { lhs.all == rhs.all }

  func hash(into hasher: inout Hasher) { hasher.combine(all) }
}

/// Foods as positions in a list that many meals share.
private final class ListedFoodIDs: Sendable {
  let places: [Int]
  let list: [FoodID]
  private let made = Mutex<Set<FoodID>?>(nil)

  init(_ places: [Int], in list: [FoodID]) {
    self.places = places
    self.list = list
  }

  var all: Set<FoodID> {
    made.withLock { made in
      if let made { return made }
      let all = Set(places.lazy.map { self.list[$0] })
      made = all
      return all
    }
  }
}
