import MealModels

/// What a recipe makes itself or lists, by the words that texts call it: "dressing", "dough", "soup".
///
/// "Toss with the dressing" brings in a bottle, unless something shows that the recipe has a dressing
/// of its own: a heading with lines, a line, a step that says it makes one of listed foods, or steps
/// that did what makes one (``DishRule``). The title proves no part of the dish; it only says what
/// the dish itself is called.
struct MadeHere {
  private let list: RecipeList
  private let handled: HandledFoods
  /// From which clause of the steps on a word stands for something of the recipe; 0 where the list
  /// has it.
  private var clauses: [String: Int] = [:]
  private var titleWords: Set<String> = []

  /// The foods that the title says this dish is.
  private(set) var dishes: Set<FoodID> = []

  /// Finds what the title, headings, lines and steps say is made or listed.
  init(_ recipe: Recipe, _ texts: [PlacedText], _ list: RecipeList, _ known: ProseWords) {
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

  /// Whether something that is called so comes from the recipe, as far as its list and its steps up to
  /// a clause show; a dish as a whole is what ``isTitle(_:)`` says as well.
  ///
  /// - Parameter isAlone: whether it was made by itself and comes to the rest now.
  func has(
    _ word: String, _ kinds: ProseLexicon.Kinds, at clause: Int, alone isAlone: Bool = false
  ) -> Bool {
    if let start = clauses[FoodName.singular(word)], start <= clause { return true }
    let state = handled.states[min(clause, handled.states.count - 1)]
    return kinds.dish.contains { DishRule(list, state).mayHaveMade($0, alone: isAlone) }
  }

  /// Whether the list or a step names something by its own word, up to a clause.
  func names(_ word: String, at clause: Int) -> Bool {
    clauses[FoodName.singular(word)].map { $0 <= clause } ?? false
  }

  /// Whether the dish itself is called so.
  func isTitle(_ word: String) -> Bool { titleWords.contains(FoodName.singular(word)) }

  /// What the title calls the dish: of "Quinoa Salad with Lemon Dressing", salad.
  private func dishes(of text: PlainText, _ lexicon: ProseLexicon) -> [String] {
    text.clauses.flatMap { clause in
      clause.prefix { !Self.adjuncts.contains($0) }.split(separator: "of")
        .compactMap { part in part.last { !Self.trailing.contains($0) } }
        .filter { lexicon.kinds(of: $0).isDish }.map { FoodName.singular($0) }
    }
  }

  /// Adds what a line says that it is for: "cheese, for topping".
  private mutating func addPurpose(of text: PlainText, _ lexicon: ProseLexicon) {
    for clause in text.clauses {
      for (place, word) in clause.enumerated() where word == "for" {
        add(dish(after: place, in: clause, lexicon), lexicon)
      }
    }
  }

  /// The last dish word of each part of a heading: "Salad and Lemon Dressing" has both.
  private func lastWords(of text: PlainText, _ lexicon: ProseLexicon) -> [String] {
    text.clauses.flatMap { $0.split(whereSeparator: Self.joints.contains) }
      .compactMap { part in part.last { !Self.trailing.contains($0) } }
  }

  /// Adds what a step says it makes of listed foods: "Make a sauce", "Whisk the dressing: oil, …",
  /// "Mix … into a batter", but not "Dip into a batter".
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

  /// Whether a word of a clause leads to what is made: "make", "into a", "for" at the beginning.
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

  /// The last dish word of the object that begins after a place.
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
  /// Whether a word names a dish, or a part of one.
  var isDish: Bool { !isDisjoint(with: Self.dishes) }
}

extension RecipePlace {
  /// Whether it is a step.
  var isStep: Bool { if case .step = self { true } else { false } }
}
