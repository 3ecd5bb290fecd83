import MealModels

/// Finds the words for dishes and parts that a recipe makes or lists: "dressing", "dough", "soup".
///
/// "Toss with the dressing" adds a bought dressing, unless the recipe shows its own dressing. That
/// is a heading with lines, a line, a step that makes it from listed foods, or several steps that
/// do (``DishRule``). The title only names the dish itself and does not prove its parts.
struct MadeHere {
  private let list: RecipeList
  private let handled: HandledFoods
  /// For each word, the clause of the steps after which it means a part of the recipe; 0 if the
  /// list names it.
  private var clauses: [String: Int] = [:]
  private var titleWords: Set<String> = []

  /// The foods that the title names as the dish.
  private(set) var dishes: Set<FoodID> = []

  /// Finds the dishes and parts that the title, headings, lines and steps make or list.
  init(_ recipe: Recipe, texts: [PlacedText], list: RecipeList, known: ProseWords) {
    self.list = list
    let lexicon = known.lexicon
    let steps = texts.filter(\.place.isStep).map(\.plain)
    handled = HandledFoods(steps, list, known)
    for clause in texts.first(where: { $0.place == .title })?.plain.clauses ?? [] {
      dishes.formUnion(NamedDish(clause, known.index, list).foods)
    }
    for line in recipe.ingredients { add(FoodName.words(of: line.name).last, lexicon) }
    for text in texts {
      switch text.place {
      case .title: titleWords.formUnion(dishes(of: text.plain, lexicon))
      case .heading: for word in lastWords(of: text.plain, lexicon) { add(word, lexicon) }
      case .note, .name: addPurpose(of: text.plain, lexicon)
      default: continue
      }
    }
    var clause = 0
    for (step, text) in steps.enumerated() {
      addMade(in: text, step, from: clause, lexicon)
      clause += text.clauses.count
    }
  }

  /// Whether the list and the steps up to a clause show that a dish or part with a name comes from
  /// the recipe.
  ///
  /// A whole dish must also pass ``isTitle(_:)``.
  ///
  /// - Parameter isAlone: whether the dish was made separately and is now added to the others.
  func has(
    _ word: String, _ kinds: ProseLexicon.Kinds, at clause: Int, alone isAlone: Bool = false
  ) -> Bool {
    if let start = clauses[FoodName.singular(word)], start <= clause { return true }
    let state = handled.states[min(clause, handled.states.count - 1)]
    return kinds.dish.contains { DishRule(list, state).mayHaveMade($0, alone: isAlone) }
  }

  /// Whether the list, or a step up to a clause, names a dish or part with exactly this word.
  func names(_ word: String, at clause: Int) -> Bool {
    clauses[FoodName.singular(word)].map { $0 <= clause } ?? false
  }

  /// Whether the title uses this word for the dish.
  func isTitle(_ word: String) -> Bool { titleWords.contains(FoodName.singular(word)) }

  /// The words for the dish in its title: "salad" in "Quinoa Salad with Lemon Dressing".
  private func dishes(of text: PlainText, _ lexicon: ProseLexicon) -> [String] {
    text.clauses.flatMap { clause in
      clause.prefix { !Self.adjuncts.contains($0) }.split(separator: "of")
        .compactMap { part in part.last { !Self.trailing.contains($0) } }
        .filter { lexicon.kinds(of: $0).isDish }.map { FoodName.singular($0) }
    }
  }

  /// Adds the purpose of a line: "cheese, for topping".
  private mutating func addPurpose(of text: PlainText, _ lexicon: ProseLexicon) {
    for clause in text.clauses {
      for (place, word) in clause.enumerated() where word == "for" {
        add(dish(after: place, in: clause, lexicon), lexicon)
      }
    }
  }

  /// The last word of each part of a heading: "Salad and Lemon Dressing" has two.
  private func lastWords(of text: PlainText, _ lexicon: ProseLexicon) -> [String] {
    text.clauses.flatMap { $0.split(whereSeparator: Self.joints.contains) }
      .compactMap { part in part.last { !Self.trailing.contains($0) } }
  }

  /// Adds the dishes that a step makes from listed foods.
  ///
  /// Examples are "Make a sauce", "Whisk the dressing: oil, …" and "Mix … into a batter", but not
  /// "Dip into a batter".
  private mutating func addMade(
    in text: PlainText, _ step: Int, from start: Int, _ lexicon: ProseLexicon
  ) {
    for (number, clause) in text.clauses.enumerated() {
      for place in clause.indices {
        let isMixed = HandledFoods.mixing.contains(clause[place])
        let object =
          isMixed || leads(place, clause, after: text.clauses[..<number])
          ? dish(after: place, in: clause, lexicon)
          : clause[place] == "ingredients" && place > 0 ? clause[place - 1] : nil
        let lines = isMixed ? handled.mixedBySteps[step] : handled.ofSteps[step]
        add(object, lexicon, from: start + number, ofLines: lines)
      }
    }
    if text.clauses.count > 1, let title = text.clauses.first, title.count < 5 {
      add(title.last, lexicon, from: start, ofLines: handled.ofSteps[step])
    }
  }

  /// Whether a word of a clause comes before a result: "make", "into a", "for" at the beginning.
  private func leads(_ place: Int, _ clause: [String], after others: ArraySlice<[String]>) -> Bool {
    let before = clause[..<place]
    if Self.making.contains(clause[place]) { return true }
    if clause[place] == "for" { return before.allSatisfy { $0.allSatisfy(\.isNumber) } }
    guard Self.becoming.contains(clause[place]), place + 1 < clause.count,
      !["the", "this", "that", "these"].contains(clause[place + 1]),
      !before.contains(where: Self.moving.contains)
    else { return false }
    return before.contains(where: Self.changing.contains)
      || others.suffix(4).contains { $0.contains(where: Self.changing.contains) }
  }

  /// The last word for a dish in the object that begins after a place.
  private func dish(after place: Int, in clause: [String], _ lexicon: ProseLexicon) -> String? {
    clause[(place + 1)...].prefix { !Self.joints.contains($0) }.prefix(5)
      .last { lexicon.kinds(of: $0).isDish }
  }

  private mutating func add(_ word: String?, _ lexicon: ProseLexicon) {
    guard let word, lexicon.kinds(of: word).isDish else { return }
    clauses[FoodName.singular(word)] = 0
  }

  private mutating func add(
    _ word: String?, _ lexicon: ProseLexicon, from clause: Int, ofLines lines: Set<Int>
  ) {
    guard let word, clauses[FoodName.singular(word)] == nil else { return }
    let rule = DishRule(list, HandledFoods.State())
    if lexicon.kinds(of: word).dish.contains(where: { rule.accepts(lines, for: $0) }) {
      clauses[FoodName.singular(word)] = clause
    }
  }

  private static let adjuncts: Set = ["with", "in", "on", "over", "from", "by", "for", "served"]
  private static let joints: Set = [
    "with", "and", "in", "on", "over", "from", "by", "or", "of", "while", "until", "to", "for",
    "then", "as", "so",
  ]
  private static let trailing: Set = ["recipe", "ingredients", "mix", "mixture", "layer", "base"]
  private static let making: Set = [
    "make", "making", "prepare", "preparing", "assemble", "assembling", "form", "shape", "create",
    "forming", "shaping", "start",
  ]
  private static let becoming: Set = [
    "into", "until", "till", "to", "forms", "becomes", "form", "is", "turns",
  ]
  private static let moving: Set = [
    "dip", "dunk", "place", "put", "pour", "add", "press", "fill", "spread", "lay", "dredge",
    "drop",
    "transfer", "spoon", "return", "tip", "slide", "lower", "stuff",
  ]
  private static let changing: Set = [
    "mix", "whisk", "blend", "combine", "stir", "beat", "process", "pulse", "blitz", "knead",
    "mash",
    "cream", "puree", "pound", "grind", "crush", "shape", "form", "divide", "roll", "press", "cook",
    "simmer", "work", "portion", "flatten", "bring", "rub", "cut", "reduce", "turn", "pat", "fold",
    "boil", "gather", "melt", "whir", "smash",
  ]
}

extension ProseLexicon.Kinds {
  /// Whether the word names a dish or a part of one.
  var isDish: Bool { !isDisjoint(with: Self.dishes) }
}

extension RecipePlace {
  /// Whether the place is in a step.
  var isStep: Bool { if case .step = self { true } else { false } }
}
