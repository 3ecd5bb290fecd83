import MealModels

/// The dish that the title of a recipe says its ingredients make.
///
/// Foods of the book such as tomato soup are what shops sell by that name, with wheat. A title names
/// what is made of the list instead, so such a food is no more than its name says: tomato. It has to
/// be the thing itself, at the end of its words ("Tomato Soup with Rice", but not "Tomato Soup Cake"),
/// and what there is most of in it, or what stands in for that, or two of its parts with what its name
/// names, have to be listed: garlic bread without a line of bread or flour is bread.
struct NamedDish {
  /// The foods that are made here, and that "the soup" means in a step.
  private(set) var foods: Set<FoodID> = []
  /// Where the words of a title stand that name such a food.
  private(set) var ranges: [Range<Int>] = []

  /// Reads one clause of a title.
  init(_ clause: [String], _ index: FoodNameIndex, _ list: RecipeList) {
    for mention in index.overlappingMentions(in: clause)
    where isThing(mention) && list.mayMake(mention.food)
      || isThing(mention, after: ["and"]) && isMixed(mention.food, mention.words, index, list)
    {
      foods.insert(mention.food)
      ranges.append(mention.range)
      addShorter(mention, index, list)
    }
  }

  /// Adds what the last words alone say: of apple cake, cake.
  private mutating func addShorter(
    _ mention: FoodMention, _ index: FoodNameIndex, _ list: RecipeList
  ) {
    for start in mention.words.indices.dropFirst() {
      let words = Array(mention.words[start...])
      guard let food = index.food(ofWords: words) else { continue }
      if list.mayMake(food) || isMixed(food, words, index, list) { foods.insert(food) }
    }
  }

  /// Whether two parts of a dish are listed, and everything that its name names: carrots and potatoes make
  /// vegetable soup, and without tomatoes nothing makes tomato soup.
  private func isMixed(
    _ dish: FoodID, _ words: [String], _ index: FoodNameIndex, _ list: RecipeList
  ) -> Bool {
    list.holdsTwoParts(of: dish)
      && words.dropLast().allSatisfy { word in
        list.holdsSome(calledBy: word)
          || index.food(ofWords: [word]).map { list.lineage.contains($0) } ?? true
      }
  }

  /// Whether a title says with a mention what the dish is, and not what it has or is made with.
  ///
  /// - Parameter words: joining words after which it may be what the dish is, too.
  private func isThing(_ mention: FoodMention, after words: Set<String> = []) -> Bool {
    !mention.before.contains { Self.joints.contains($0) && !words.contains($0) }
      && !mention.words.contains(where: Self.claims.contains)
      && mention.next.map { Self.joints.contains($0) || Self.endings.contains($0) } ?? true
  }

  /// What the words of a dish name when its name is read in parts: the tomato of tomato soup.
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
  /// What is called so is a food of its own, as vegan ice cream is.
  private static let claims: Set = ["free", "vegan", "vegetarian"]
  private static let endings: Set = [
    "recipe", "recipes", "bowl", "bowls", "plate", "plates", "platter", "skillet", "tray",
    "traybake",
  ]
}
