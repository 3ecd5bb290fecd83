import MealModels

/// Finds the lines of a list that words in texts mean.
extension RecipeList {
  /// Whether the list contains a line that a mention means: "the milk" means oat milk if that is
  /// listed.
  func holdsWhat(isMeantBy mention: FoodMention) -> Bool { !lines(meantBy: mention).isEmpty }

  /// Whether any line has a word in its name, note or unit.
  func says(_ word: String) -> Bool { words.contains(FoodName.singular(word)) }

  /// Whether the name of a line ends with a word, as "sesame seeds" with "seeds".
  func isCalled(_ word: String) -> Bool {
    lines.contains { $0.names.contains { $0.last == FoodName.singular(word) } }
  }

  /// Whether eggs are listed, so that there are whites and yolks.
  var hasEgg: Bool { lineage.contains("egg") }

  /// The indices of all lines.
  var allLines: Set<Int> { Set(lines.indices) }

  /// The indices of the lines that the name of a food means.
  ///
  /// They are lines of its kind, and substitutes whose name ends with the same words. Peanut butter
  /// is not butter.
  func lines(meantBy mention: FoodMention) -> Set<Int> {
    let ofOthers = contents(addedBy: mention.food)
    return Set(
      lines.indices.filter { place in
        let line = lines[place]
        if line.lineage.contains(mention.food) { return true }
        return line.names.contains { name in
          name.suffix(mention.words.count).elementsEqual(mention.words)
            && (ofOthers == FoodContents()
              || standsIn(line, for: mention.food, called: name, mention.words))
        }
      })
  }

  /// Whether a line is a substitute for a food by the last words of its name, as oat milk for milk.
  func standsIn(for food: Food) -> Bool {
    let words = FoodName.words(of: food.name).map { FoodName.singular($0) }
    return lines.contains { line in
      line.names.contains { name in
        name.suffix(words.count).elementsEqual(words)
          && standsIn(line, for: food.id, called: name, words)
      }
    }
  }

  /// Empty contents if the listed foods have all contents of a food except traces; nil otherwise.
  private func contents(addedBy id: FoodID) -> FoodContents? {
    addsOnlyTraces(id) ? FoodContents() : nil
  }

  /// Whether a line is a substitute for a food.
  ///
  /// The book may say so, or a claim in the line's name, or a word such as "flour", which names
  /// many foods with the same use.
  private func standsIn(
    _ line: Line, for food: FoodID, called name: [String], _ words: [String]
  ) -> Bool {
    let kinds = book.lineage(of: food)
    if line.lineage.contains(where: { !(book[$0]?.likes ?? []).allSatisfy { !kinds.contains($0) } })
    {
      return true
    }
    let before = name.dropLast(words.count)
    return Self.claims.contains { before.joined(separator: " ").hasSuffix($0) }
      || before.contains(where: Self.substitutes.contains)
      || words.last.map(Self.general.contains) ?? false
  }

  /// Words before a name that show that it is not an animal product.
  private static let substitutes: Set = [
    "vegan", "vegetarian", "plant", "soy", "soya", "oat", "dairy", "veggie", "meatless", "mock",
    "eggless", "halal", "turkey",
  ]

  /// Words for many foods with the same use: "flour" means almond flour in a recipe that lists no
  /// other flour.
  private static let general: Set = [
    "flour", "milk", "cream", "cheese", "yogurt", "yoghurt", "stock", "broth", "bouillon", "bread",
    "bun", "bagel", "baguette", "breadcrumb", "crumb", "pastry", "tortilla", "wrap", "pita",
    "pasta", "spaghetti", "macaroni", "noodle", "vermicelli", "cereal", "granola", "cracker",
    "biscuit", "cookie", "wafer", "sausage", "burger", "patty", "meatball", "nugget", "steak",
    "fillet", "vinegar", "mayonnaise", "mayo", "pesto", "sauce", "dressing", "vinaigrette", "gravy",
    "paste", "chocolate", "syrup", "stuffing", "soup", "seasoning", "bean", "pea", "chip",
  ]
}
