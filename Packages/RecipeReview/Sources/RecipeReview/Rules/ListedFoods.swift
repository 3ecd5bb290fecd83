import FoodFacts
import MealModels

/// Which names of foods the list of a meal accounts for.
struct ListedFoods {
  private let kinds: FoodKinds
  private var listed: Set<FoodID> = []
  /// Every listed food with what it is a kind of.
  private var known: Set<FoodID> = []
  /// Groups that a listed food belongs to in any way.
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

  /// Whether each word is one of the list or what a dish becomes: "tomato sauce" of tomatoes.
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

  /// Whether a step names a listed food more closely, as "chicken thighs" of listed chicken.
  private func isKindOfListed(_ food: Food) -> Bool {
    let above = kinds.kinds(of: food.id, standIns: true).subtracting(NamesBesideFoods.transformed)
    return !above.isDisjoint(with: listed)
  }

  private func isListed(_ food: FoodID) -> Bool {
    known.contains(food) || !kinds.kinds(of: food, standIns: true).isDisjoint(with: listed)
  }
}
