import MealModels

/// The dish that a recipe makes, read from its title.
///
/// In the book, a food such as tomato soup is a product in shops, with wheat. In a title it is a
/// dish made of the listed ingredients, so only the food in its name is included: tomato. The title
/// must name it as the dish itself ("Tomato Soup with Rice", but not "Tomato Soup Cake"). The list
/// must contain its main food, a substitute for that food, or two of its parts and the named food.
/// Otherwise the book's food is included: garlic bread without a line of bread or flour contains
/// bread. The parts that the dish ordinarily has and the list lacks are included too, as
/// `RecipeList.lackedParts` decides.
struct NamedDish {
  /// The foods that the recipe makes, which "the soup" means in a step.
  private(set) var foods: Set<FoodID> = []
  /// The ranges of the title's words that name such a food.
  private(set) var ranges: [Range<Int>] = []
  /// The parts of such foods that the list lacks, each with the words that name the dish.
  private(set) var lacked: [ProseFind] = []

  /// Reads one clause of a title.
  init(_ clause: [String], _ index: FoodNameIndex, _ list: RecipeList) {
    for mention in index.overlappingMentions(in: clause)
    where isThing(mention) && list.mayMake(mention.food)
      || isThing(mention, after: ["and"])
        && isMixed(mention.food, words: mention.words, index: index, list: list)
    {
      foods.insert(mention.food)
      ranges.append(mention.range)
      lacked += list.lackedParts(of: mention.food).map {
        ProseFind(text: mention.text, food: $0)
      }
      addShorter(mention, index, list)
    }
  }

  /// Adds the dish that the last words alone name, such as cake for apple cake.
  private mutating func addShorter(
    _ mention: FoodMention, _ index: FoodNameIndex, _ list: RecipeList
  ) {
    for start in mention.words.indices.dropFirst() {
      let words = Array(mention.words[start...])
      guard let food = index.food(ofWords: words) else { continue }
      if list.mayMake(food) || isMixed(food, words: words, index: index, list: list) {
        foods.insert(food)
      }
    }
  }

  /// Whether the list has two parts of a dish and every food in its name.
  ///
  /// Carrots and potatoes make vegetable soup, but without tomatoes there is no tomato soup.
  private func isMixed(
    _ dish: FoodID, words: [String], index: FoodNameIndex, list: RecipeList
  ) -> Bool {
    list.holdsTwoParts(of: dish)
      && words.dropLast().allSatisfy { word in
        list.holdsSome(calledBy: word)
          || index.food(ofWords: [word]).map { list.lineage.contains($0) } ?? true
      }
  }

  /// Whether a mention in a title names the dish itself, and not a part or an ingredient.
  ///
  /// - Parameter words: joining words after which the dish itself may also be named.
  private func isThing(_ mention: FoodMention, after words: Set<String> = []) -> Bool {
    !mention.before.contains { Self.joints.contains($0) && !words.contains($0) }
      && !mention.words.contains(where: Self.claims.contains)
      && mention.next.map { Self.joints.contains($0) || Self.endings.contains($0) } ?? true
  }

  /// The foods that parts of a dish's name mean: tomato in tomato soup.
  func parts(of clause: [String], _ index: FoodNameIndex) -> [FoodMention] {
    ranges.flatMap { range in
      let name = Array(clause[range])
      let parts = [Array(name.dropLast()), Array(name.dropFirst())]
      return parts.flatMap(index.overlappingMentions).filter { !foods.contains($0.food) }
    }
  }

  private static let joints: Set = [
    "with", "and", "in", "on", "over", "from", "for", "without", "or", "add",
  ]
  /// Claims that make the name a separate food, such as vegan ice cream.
  private static let claims: Set = ["free", "vegan", "vegetarian"]
  private static let endings: Set = [
    "recipe", "recipes", "bowl", "bowls", "plate", "plates", "platter", "skillet", "tray",
    "traybake",
  ]
}
