import MealModels

/// What the words of texts mean of a list.
extension RecipeList {
  /// Whether a line is what somebody means who says "the milk": oat milk, where that is listed.
  func holdsWhat(isMeantBy mention: FoodMention) -> Bool { !lines(meantBy: mention).isEmpty }

  /// Whether a line says a word, in its name, note or unit.
  func says(_ word: String) -> Bool { words.contains(FoodName.singular(word)) }

  /// Whether the name of a line ends in a word: "seeds", where sesame seeds are listed.
  func isCalled(_ word: String) -> Bool {
    lines.contains { $0.names.contains { $0.last == FoodName.singular(word) } }
  }

  /// Whether eggs are listed, so that there are whites and yolks.
  var hasEgg: Bool { lineage.contains("egg") }

  /// All lines, by their places.
  var allLines: Set<Int> { Set(lines.indices) }

  /// The places of the lines that somebody means by the name of a food.
  ///
  /// They are lines of its kind, and what stands in for it and is called by its last words. Peanut
  /// butter is no butter.
  func lines(meantBy mention: FoodMention) -> Set<Int> {
    let ofOthers = contents(addedBy: mention.food)
    return Set(
      lines.indices.filter { place in
        let line = lines[place]
        if line.lineage.contains(mention.food) { return true }
        return line.names.contains { name in
          name.suffix(mention.words.count).elementsEqual(mention.words)
            && (ofOthers == FoodContents() || standsIn(line, for: mention, called: name))
        }
      })
  }

  /// What a food contains that nothing listed does, but for traces.
  private func contents(addedBy id: FoodID) -> FoodContents? {
    addsOnlyTraces(id) ? FoodContents() : nil
  }

  /// Whether a line stands in for a food: by the book, by what its name claims, or because words such
  /// as "flour" are called of many foods for the same use.
  private func standsIn(_ line: Line, for mention: FoodMention, called name: [String]) -> Bool {
    let kinds = book.lineage(of: mention.food)
    if line.lineage.contains(where: { !(book[$0]?.likes ?? []).allSatisfy { !kinds.contains($0) } })
    {
      return true
    }
    let before = name.dropLast(mention.words.count)
    return Self.claims.contains { before.joined(separator: " ").hasSuffix($0) }
      || before.contains(where: Self.substitutes.contains)
      || mention.words.last.map(Self.general.contains) ?? false
  }

  /// Words before a name that say that it is no animal's.
  private static let substitutes: Set = [
    "vegan", "vegetarian", "plant", "soy", "soya", "oat", "dairy", "veggie", "meatless", "mock",
    "eggless", "halal", "turkey",
  ]

  /// Words for many foods of the same use, each of which is called so in short: almond flour is
  /// flour in a recipe that lists no other.
  private static let general: Set = [
    "flour", "milk", "cream", "cheese", "yogurt", "yoghurt", "stock", "broth", "bouillon", "bread",
    "bun", "bagel", "baguette", "breadcrumb", "crumb", "pastry", "tortilla", "wrap", "pita",
    "pasta", "spaghetti", "macaroni", "noodle", "vermicelli", "cereal", "granola", "cracker",
    "biscuit", "cookie", "wafer", "sausage", "burger", "patty", "meatball", "nugget", "steak",
    "fillet", "vinegar", "mayonnaise", "mayo", "pesto", "sauce", "dressing", "vinaigrette", "gravy",
    "paste", "chocolate", "syrup", "stuffing", "soup", "seasoning", "bean", "pea", "chip",
  ]
}
