import MealModels

/// What a recipe makes itself or lists, by the words that texts call it: "dressing", "dough", "soup".
///
/// "Serve with dressing" brings in a bottle, unless the recipe has a dressing of its own.
struct MadeHere {
  private var words: Set<String> = []
  private var titleWords: Set<String> = []

  /// The foods that the title says this dish is.
  private(set) var dishes: Set<FoodID> = []

  /// Finds what the title, headings, lines and steps say is made or listed.
  init(_ recipe: Recipe, _ texts: [PlacedText], _ list: RecipeList, _ known: ProseWords) {
    let lexicon = known.lexicon
    for clause in texts.first(where: { $0.place == .title })?.plain.clauses ?? [] {
      dishes.formUnion(NamedDish(clause, known.index, list).foods)
    }
    for line in recipe.ingredients { add(FoodName.words(of: line.name).last, lexicon) }
    for text in texts {
      switch text.place {
      case .title: titleWords.formUnion(lastWords(of: text.plain, lexicon))
      case .heading: words.formUnion(lastWords(of: text.plain, lexicon))
      case .step: addMade(in: text.plain, lexicon)
      case .name, .summary, .description, .picture, .note, .line: continue
      }
    }
  }

  /// Whether something that is called so comes from the recipe.
  func has(_ word: String) -> Bool {
    hasBesideTitle(word) || titleWords.contains(FoodName.singular(word))
  }

  /// The same, where the title alone is not enough, because it is what is read.
  func hasBesideTitle(_ word: String) -> Bool { words.contains(FoodName.singular(word)) }

  /// The last dish word of each part of a name: "Quinoa Salad with Lemon Dressing" has both.
  private func lastWords(of text: PlainText, _ lexicon: ProseLexicon) -> [String] {
    text.clauses.flatMap { $0.split(whereSeparator: Self.joints.contains) }
      .compactMap { part in part.last { !Self.trailing.contains($0) } }
      .filter { lexicon.kinds(of: $0).contains(.result) }.map { FoodName.singular($0) }
  }

  /// Adds what a step says is there: "Make a sauce", "Whisk dressing ingredients", "until the batter is smooth".
  private mutating func addMade(in text: PlainText, _ lexicon: ProseLexicon) {
    for clause in text.clauses {
      let starts = clause.indices.filter { place in
        Self.making.contains(clause[place]) || place == 0 && clause[place] == "for"
      }
      for start in starts {
        let object = clause[(start + 1)...].prefix { !Self.joints.contains($0) }
        add(object.prefix(4).last { lexicon.kinds(of: $0).contains(.result) }, lexicon)
      }
      for place in clause.indices.dropFirst() {
        if clause[place] == "ingredients" { add(clause[place - 1], lexicon) }
        if Self.pointing.contains(clause[place - 1]) { add(clause[place], lexicon) }
      }
    }
  }

  private mutating func add(_ word: String?, _ lexicon: ProseLexicon) {
    guard let word, lexicon.kinds(of: word).contains(.result) else { return }
    words.insert(FoodName.singular(word))
  }

  private static let joints: Set = ["with", "and", "in", "on", "over", "from", "by", "or", "of"]
  private static let trailing: Set = ["recipe", "ingredients", "mix", "mixture", "layer", "base"]
  private static let pointing: Set = ["the", "this", "remaining", "until", "till"]
  private static let making: Set = ["make", "making", "prepare", "preparing", "assemble"]
}
