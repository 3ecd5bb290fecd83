import FoodFacts
import MealModels

/// Decides which named foods the ingredient list of a meal includes.
struct ListedFoods {
  private let kinds: FoodKinds
  private var listed: Set<FoodID> = []
  /// Every listed food with the kinds that it belongs to.
  private var known: Set<FoodID> = []
  /// The listed foods with all their ancestors.
  private let lineage: Set<FoodID>
  private var words: Set<String> = []
  private var lastWords: Set<String> = []
  private let titleWords: Set<String>

  init(_ meal: MealReading) {
    kinds = FoodKinds(book: meal.foods)
    let foods = meal.recipe.ingredients.compactMap(\.food) + meal.recipe.alsoUses
    lineage = foods.reduce(into: []) { $0.formUnion(meal.foods.lineage(of: $1)) }
    titleWords = Set(FoodName.words(of: meal.recipe.title).map { FoodName.singular($0) })
    let also = meal.recipe.alsoUses.map { id in
      LineReading(Ingredient(name: meal.foods[id]?.name ?? id.rawValue, food: id), kinds)
    }
    for line in meal.lines + also { add(line) }
  }

  private mutating func add(_ line: LineReading) {
    if let food = line.food { listed.formUnion([food.id] + food.likes) }
    known.formUnion(line.kinds)
    words.formUnion(line.words)
    lastWords.formUnion(line.lastWords)
    let names = line.kinds.compactMap { kinds.book[$0]?.name } + [line.ingredient.note ?? ""]
    words.formUnion(names.flatMap { FoodName.words(of: $0) }.map { FoodName.singular($0) })
  }

  func accounts(for mention: FoodMention) -> Bool {
    let id = mention.food
    if NamesBesideFoods.always.contains(id) || listed.contains(id) { return true }
    guard let food = kinds.book[id] else { return true }
    if food.isGroup { return lineage.contains(id) || areWordsKnown(mention, food) }
    if NamesBesideFoods.transformed.contains(id) {
      return mention.words.last.map { lastWords.contains($0) } ?? false
    }
    if known.contains(id) || areWordsKnown(mention, food) || isKindOfListed(food) { return true }
    return food.parents.count > 1 && food.parents.allSatisfy { isListed($0) }
  }

  /// Whether each word of a mention is in the list or names a stage of the dish: "tomato sauce" of
  /// tomatoes.
  private func areWordsKnown(_ mention: FoodMention, _ food: Food) -> Bool {
    if mention.words.count == 1, let sources = NamesBesideFoods.sources[mention.words[0]] {
      return words.contains(mention.words[0])
        || lineage.contains { food in sources.contains { food.rawValue.hasSuffix($0) } }
    }
    if mention.words.last == "cream", lineage.contains("coconut") { return true }
    let isMade = food.parents.count > 1
    let strange = mention.words.filter {
      !words.contains($0) && !NamesBesideFoods.ofDishes.contains($0)
    }
    if strange.isEmpty {
      return mention.words.count == 1 || isMade || mention.words.contains { words.contains($0) }
    }
    return isMade && strange.allSatisfy { titleWords.contains($0) }
  }

  /// Whether a food is a kind of a listed food: a step names "chicken thighs" and the list has
  /// chicken.
  private func isKindOfListed(_ food: Food) -> Bool {
    let above = kinds.kinds(of: food.id, standIns: true).subtracting(NamesBesideFoods.transformed)
    return !above.isDisjoint(with: listed)
  }

  private func isListed(_ food: FoodID) -> Bool {
    known.contains(food) || !kinds.kinds(of: food, standIns: true).isDisjoint(with: listed)
  }
}
