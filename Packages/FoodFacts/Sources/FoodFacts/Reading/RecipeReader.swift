import MealModels

/// Reads every text of a recipe that nobody reviewed: all of its `texts`, and so all that people are
/// shown of it.
///
/// Every food that is named anywhere counts, whatever is said of it: "without butter" names butter.
/// Words that neither name a food nor are ordinary words of recipes may be any food.
public struct RecipeReader: Sendable {
  private let book: FoodBook
  private let table: FoodTable
  private let words: ProseWords

  /// Makes a reader that knows the foods of a book, and a table that tells which are starchy.
  public init(_ book: FoodBook = .culinary, table: FoodTable = .bundled) {
    self.book = book
    self.table = table
    words = ProseWords(book, lexicon: .bundled, vocabulary: .bundled)
  }

  /// What the texts name and the list does not account for, each food and each unknown word at its
  /// first place.
  public func foods(namedIn recipe: Recipe) -> [NamedFood] {
    let texts = recipe.texts.filter { !isKnown($0.text, at: $0.place, of: recipe) }
      .map { PlacedText(place: $0.place, plain: PlainText($0.text)) }
    let list = RecipeList(recipe, book)
    let made = MadeHere(recipe, texts, list, words)
    var seen: Set<String> = []
    var progress = StepProgress()
    return texts.flatMap { text in
      named(in: text, list, made, &progress).filter { counts($0, in: text, of: recipe, list) }
        .map { find in
          NamedFood(
            find.text, in: text.place, food: find.food,
            isStarchy: find.food.flatMap { book[$0] }.map(table.isStarchy) ?? true)
        }
    }
    .filter { seen.insert($0.food?.rawValue ?? "? \($0.text)").inserted }
  }

  /// Whether a text is the name of an ingredient that is unknown already, or is what the book calls
  /// its food.
  private func isKnown(_ text: String, at place: RecipePlace, of recipe: Recipe) -> Bool {
    if case .line(let index) = place { return recipe.ingredients[index].food == nil }
    guard case .name(let index) = place else { return false }
    guard let food = recipe.ingredients[index].food else { return true }
    return book.food(named: text)?.id == food
  }

  /// Whether what a whole line names is more than its parts do, each of which is read by itself: foods
  /// whose names the parts tear apart, and words that are in none of them.
  private func counts(
    _ find: ProseFind, in text: PlacedText, of recipe: Recipe, _ list: RecipeList
  ) -> Bool {
    guard case .line(let index) = text.place else { return true }
    if let food = find.food { return !list.addsOnlyTraces(food) }
    let line = recipe.ingredients[index]
    return !FoodName.words(of: "\(line.name) \(line.note ?? "")").contains(find.text)
  }

  private func named(
    in text: PlacedText, _ list: RecipeList, _ made: MadeHere, _ progress: inout StepProgress
  ) -> [ProseFind] {
    let plain = text.plain
    let strange = plain.strangeSigns.isEmpty ? [] : [ProseFind(text: plain.strangeSigns, food: nil)]
    return strange
      + plain.clauses.indices.flatMap { index in
        let clause = plain.clauses[index]
        let isStep = text.place.isStep
        let reading = ClauseReading(
          clause, words, list, made, at: text.place, moment: isStep ? progress.clauses : .max,
          after: progress.words, before: plain.clauses[(index + 1)...].first ?? [])
        if isStep { progress.pass(clause) }
        return reading.finds.filter { find in
          find.food.map { !list.accounts(for: $0) }
            ?? mayBeFood(find, in: clause, after: plain.clauses[..<index].last, text.place)
        }
      }
  }
}

extension RecipeReader {
  /// Whether words that nobody understands may be a food where they stand.
  ///
  /// What a recipe says of itself and what people note tells of the world: "Annie loves it", "made with
  /// love". Unknown words count there after what adds something, as in "fold in zorbel" and
  /// "contains: zorbel"; among tags they never do. A food that is known counts everywhere.
  private func mayBeFood(
    _ find: ProseFind, in clause: [String], after last: [String]?, _ place: RecipePlace
  ) -> Bool {
    // Letters of another script among those of a word may draw any word.
    let letters = find.text.utf8.filter { $0 != UInt8(ascii: " ") }
    if letters.contains(where: { $0 >= 0x80 }), letters.contains(where: { $0 < 0x80 }) {
      return true
    }
    if place == .tag { return false }
    guard [.description, .notes, .ownNotes].contains(place) else { return true }
    // Chops and ribs are meat in any text.
    if words.isPartOfAnimal(find.text) { return true }
    guard let first = find.text.split(separator: " ").first,
      let position = clause.firstIndex(of: String(first))
    else { return true }
    let label = (last?.count ?? 0) <= 3 ? last ?? [] : []
    return (label + clause[..<position]).suffix(4).contains { word in
      if word == "with" { return place != .description }
      return Self.adding.contains(word) || word.utf8.contains { 0x30...0x39 ~= $0 }
    }
  }

  /// Words after which notes name something that is eaten.
  private static let adding: Set = [
    "add", "adding", "added", "contain", "contains", "containing", "drizzle", "drizzled", "finish",
    "fold", "fried", "garnish", "garnished", "mix", "plus", "replace", "scatter", "spoon",
    "sprinkle", "sprinkled", "stir", "substitute", "swap", "top", "topped", "toss", "traces",
    "with", "tbsp", "tsp", "cup", "cups", "tablespoon", "tablespoons", "teaspoon", "teaspoons",
  ]
}

/// How far the steps of a recipe have been read.
struct StepProgress {
  /// How many clauses were read.
  private(set) var clauses = 0
  /// Their words, in the singular.
  private(set) var words: Set<String> = []

  mutating func pass(_ clause: [String]) {
    clauses += 1
    words.formUnion(clause.map { FoodName.singular($0) })
  }
}

/// A text of a recipe, with its words.
struct PlacedText {
  let place: RecipePlace
  let plain: PlainText
}

/// A food that a clause names, or words that nobody understands.
struct ProseFind: Equatable {
  let text: String
  let food: FoodID?
}

/// What is needed to tell foods from other words.
struct ProseWords: Sendable {
  let index: FoodNameIndex
  let lexicon: ProseLexicon
  let vocabulary: MatchVocabulary

  /// What a phrase names that is no food although its words may be: "cookie sheet".
  static let noFood = FoodID(rawValue: "")

  init(_ book: FoodBook, lexicon: ProseLexicon, vocabulary: MatchVocabulary) {
    var index = FoodNameIndex(book)
    for (key, food) in lexicon.names where book.food(ofKey: key) == nil {
      if food.map({ book[$0] != nil }) ?? true { index.add(key, food ?? Self.noFood) }
    }
    self.index = index
    self.lexicon = lexicon
    self.vocabulary = vocabulary
  }

  /// The foods that come with a word such as "buttered" or "breaded"; nil where it brings none.
  func foods(addedBy word: String) -> [FoodID]? {
    for case .change(let change) in vocabulary.meanings([word]) where !change.added.isEmpty {
      return change.added
    }
    return nil
  }

  /// The food that a word is made of: peanuts are in what is "peanutty".
  func food(insideWord word: String) -> FoodID? {
    ProseLexicon.stems(of: word, without: Self.endings).lazy.filter { $0.count > 2 }
      .compactMap { index.food(ofWord: $0) }.first ?? foodOfTwoWords(word)
  }

  private static let endings = ["y", "ty", "ey", "ed", "d", "ing", "ish", "like", "based", "less"]

  /// The food of the book that is called "any" and a word, such as "any vegetables"; it stands for every
  /// food of that kind.
  func food(ofAny word: String) -> FoodID? { index.food(ofWords: ["any", word]) }

  /// The food whose name of two words is written as one, such as "peanutbutter".
  private func foodOfTwoWords(_ word: String) -> FoodID? {
    let letters = Array(word)
    guard (8...30).contains(letters.count) else { return nil }
    return (3...letters.count - 3).lazy.compactMap { cut in
      index.food(ofWords: [String(letters[..<cut]), String(letters[cut...])])
    }.first
  }

  /// Whether a word names the meat of an animal by its part: thigh, fillet.
  func isPartOfAnimal(_ word: String) -> Bool {
    vocabulary.meanings([word]).contains(.flesh)
  }

  /// Whether a word only describes a food: chopped, large, red.
  func describes(_ word: String) -> Bool {
    vocabulary.meanings([word]).contains { [.plain, .color, .variety].contains($0) }
  }
}
