/// How a kitchen measures a food: whether it is poured, what it weighs, whether it is halved.
public struct MeasuredFood: Hashable, Sendable {
  /// Whether it is poured, so that millilitres measure it.
  public var isPoured: Bool

  /// Grams in one millilitre as a cook fills a cup; nil where nobody knows.
  public var density: Double?

  /// Whether half of a whole one is of use: half an onion is, half an egg hardly.
  public var isHalved: Bool

  /// A liquid, which is what a measure is of unless somebody says otherwise.
  public static let poured = MeasuredFood(isPoured: true)

  /// Makes one; of a food of which nothing is known, unless given.
  public init(isPoured: Bool = false, density: Double? = nil, isHalved: Bool = false) {
    self.isPoured = isPoured
    self.density = density
    self.isHalved = isHalved
  }

  /// What the id of a food tells: whether it is poured, by its last word.
  public init(_ food: FoodID) {
    self.init(isPoured: Self.isPoured(food))
  }

  /// What is known of a food.
  public init(_ food: Food) {
    let piece = food.measures.weights[.piece] ?? food.measures.sizes[.medium] ?? 0
    self.init(
      isPoured: Self.isPoured(food.id), density: food.measures.density,
      isHalved: piece >= Self.leastHalvedGrams && Self.lastWord(of: food.id) != "egg")
  }

  /// Grams from which a whole one is worth cutting.
  private static let leastHalvedGrams = 60.0

  private static func lastWord(of food: FoodID) -> Substring {
    food.rawValue.split(separator: "-").last ?? ""
  }

  private static func isPoured(_ food: FoodID) -> Bool {
    let words = food.rawValue.split(separator: "-")
    guard let last = words.last, pouredWords.contains(last) else { return false }
    return words.dropLast().last.map { !notPouredAfter.contains($0) } ?? true
  }

  /// Tuna in oil is no oil, and ice cream none to pour.
  private static let notPouredAfter: Set<Substring> = ["in", "ice"]

  /// What the ids of liquids end in.
  private static let pouredWords: Set<Substring> = [
    "ale", "beer", "brandy", "broth", "buttermilk", "cider", "cognac", "cream", "crema", "dashi",
    "dressing", "drink", "gin", "juice", "kefir", "kvass", "lager", "lassi", "lemonade", "liqueur",
    "marsala", "milk", "mirin", "oil", "port", "rum", "sake", "sauce", "sherry", "stock", "stout",
    "syrup", "tamari", "tequila", "vermouth", "vinegar", "vodka", "water", "whey", "whiskey",
    "whisky", "wine",
  ]
}

extension FoodBook {
  /// How the foods of a recipe are measured, those that the book knows.
  public func measured(in recipe: Recipe) -> [FoodID: MeasuredFood] {
    recipe.ingredients.compactMap(\.food).reduce(into: [:]) { measured, id in
      measured[id] = self[id].map { MeasuredFood($0) }
    }
  }
}
