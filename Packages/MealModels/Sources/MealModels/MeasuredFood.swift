/// How a kitchen measures a food: by volume or weight, in whole or half pieces.
public struct MeasuredFood: Hashable, Sendable {
  /// Whether a cook pours the food and measures it in millilitres.
  public var isPoured: Bool

  /// Grams in one millilitre as a cook fills a cup; nil if unknown.
  public var density: Double?

  /// Whether a cook halves a piece: an onion, but not an egg.
  public var isHalved: Bool

  /// A liquid; the default if the food of a measure is unknown.
  public static let poured = MeasuredFood(isPoured: true)

  /// Makes a measured food; the defaults are those of an unknown food.
  public init(isPoured: Bool = false, density: Double? = nil, isHalved: Bool = false) {
    self.isPoured = isPoured
    self.density = density
    self.isHalved = isHalved
  }

  /// Makes a food from its id alone; the last word decides whether it is poured.
  public init(_ food: FoodID) {
    self.init(isPoured: Self.isPoured(food))
  }

  /// Makes a food from its known measures.
  public init(_ food: Food) {
    let piece = food.measures.weights[.piece] ?? food.measures.sizes[.medium] ?? 0
    self.init(
      isPoured: Self.isPoured(food.id), density: food.measures.density,
      isHalved: piece >= Self.leastHalvedGrams && Self.lastWord(of: food.id) != "egg")
  }

  /// The least weight of a piece that a cook halves, in grams.
  private static let leastHalvedGrams = 60.0

  private static func lastWord(of food: FoodID) -> Substring {
    food.rawValue.split(separator: "-").last ?? ""
  }

  private static func isPoured(_ food: FoodID) -> Bool {
    let words = food.rawValue.split(separator: "-")
    guard let last = words.last, pouredWords.contains(last) else { return false }
    return words.dropLast().last.map { !notPouredAfter.contains($0) } ?? true
  }

  /// Words before the last word of an id that show that the food is no liquid: "tuna in oil", "ice
  /// cream".
  private static let notPouredAfter: Set<Substring> = ["in", "ice"]

  /// The endings of the ids of liquids.
  private static let pouredWords: Set<Substring> = [
    "ale", "beer", "brandy", "broth", "buttermilk", "cider", "cognac", "cream", "crema", "dashi",
    "dressing", "drink", "gin", "juice", "kefir", "kvass", "lager", "lassi", "lemonade", "liqueur",
    "marsala", "milk", "mirin", "oil", "port", "rum", "sake", "sauce", "sherry", "stock", "stout",
    "syrup", "tamari", "tequila", "vermouth", "vinegar", "vodka", "water", "whey", "whiskey",
    "whisky", "wine",
  ]
}

extension FoodBook {
  /// How to measure each food of a recipe that the book knows.
  public func measured(in recipe: Recipe) -> [FoodID: MeasuredFood] {
    recipe.ingredients.compactMap(\.food).reduce(into: [:]) { measured, id in
      measured[id] = self[id].map { MeasuredFood($0) }
    }
  }
}
