import CulinaryFoods
import MealModels

/// Reads every text of an unreviewed recipe: all of its `texts`, which are everything that people
/// see of it.
///
/// Every food that any sentence names is included: "without butter" names butter. Words that
/// neither name a food nor are ordinary words of recipes may be any food.
public struct RecipeReader: Sendable {
  private let book: FoodBook
  private let table: FoodTable
  private let words: ProseWords
  private let resemblance: FoodResemblance

  /// Makes a reader that knows the foods of a book, and a table of their starches.
  public init(_ book: FoodBook = .culinary, table: FoodTable = .bundled) {
    self.book = book
    self.table = table
    words = ProseWords(book, lexicon: .bundled, vocabulary: .bundled)
    resemblance = FoodResemblance(book)
  }

  /// The foods in the texts that the list does not account for.
  ///
  /// Each food and each unknown word is returned once, at its first place.
  public func foods(namedIn recipe: Recipe) -> [NamedFood] {
    let texts = recipe.texts.filter { !isKnown($0.text, at: $0.place, of: recipe) }
      .map { PlacedText(place: $0.place, plain: plain($0)) }
    let names = TitleNames(recipe)
    let list = RecipeList(recipe, book)
    let made = MadeHere(recipe, texts: texts, list: list, known: words)
    var seen: Set<String> = []
    var progress = StepProgress()
    return texts.flatMap { text in
      named(in: text, of: list, madeHere: made, names, &progress).filter {
        counts($0, in: text, of: recipe, list)
      }
      .map { find in
        NamedFood(
          find.text, in: text.place, food: find.food,
          isStarchy: find.food.flatMap { book[$0] }.map(table.isStarchy) ?? true)
      }
    }
    .filter { seen.insert($0.food?.rawValue ?? "? \($0.text)").inserted }
  }

  /// Whether a text is the name of an ingredient that is already unknown, or the book's name for
  /// the ingredient's food.
  private func isKnown(_ text: String, at place: RecipePlace, of recipe: Recipe) -> Bool {
    if place == .emptyHeading, KitchenTools.bundled.isTool(text) { return true }
    if case .line(let index) = place { return recipe.ingredients[index].food == nil }
    guard case .name(let index) = place else { return false }
    guard let food = recipe.ingredients[index].food else { return true }
    return book.food(named: text)?.id == food
  }

  /// Whether a whole line names more than its parts, which are read separately.
  ///
  /// It may name a food whose name the parts split, or contain words outside all parts.
  private func counts(
    _ find: ProseFind, in text: PlacedText, of recipe: Recipe, _ list: RecipeList
  ) -> Bool {
    guard case .line(let index) = text.place else { return true }
    if let food = find.food { return !list.addsOnlyTraces(food) }
    let line = recipe.ingredients[index]
    return !FoodName.words(of: "\(line.name) \(line.note ?? "")").contains(find.text)
  }

  private func named(
    in text: PlacedText, of list: RecipeList, madeHere made: MadeHere, _ names: TitleNames,
    _ progress: inout StepProgress
  ) -> [ProseFind] {
    let plain = text.plain
    let strange = plain.strangeSigns.isEmpty ? [] : [ProseFind(text: plain.strangeSigns, food: nil)]
    return strange
      + plain.clauses.indices.flatMap { index in
        let clause = plain.clauses[index]
        let isStep = text.place.isStep
        let reading = ClauseReading(
          clause, words: words, list: list, made: made, at: text.place,
          moment: isStep ? progress.clauses : .max, after: progress.words,
          before: plain.clauses[(index + 1)...].first ?? [])
        if isStep { progress.pass(clause) }
        return reading.finds.filter { find in
          find.food.map { !list.accounts(for: $0) }
            ?? (text.place == .title
              ? mayBeFood(find, inTitle: clause, names, list)
              : mayBeFood(find, in: clause, after: plain.clauses[..<index].last, text.place))
        }
      }
  }
}

extension RecipeReader {
  /// Whether unknown words may be a food at their place.
  ///
  /// The description and people's notes are not only about food: "Annie loves it", "made with
  /// love". There, unknown words may be a food only after a verb of adding, as in "fold in zorbel"
  /// and "contains: zorbel". In tags they never are. A known food is included everywhere.
  private func mayBeFood(
    _ find: ProseFind, in clause: [String], after last: [String]?, _ place: RecipePlace
  ) -> Bool {
    // A word that mixes letters of two scripts may look like any word.
    if mixesScripts(find) { return true }
    if place == .tag { return false }
    guard [.description, .notes, .ownNotes].contains(place) else { return true }
    // Chops and ribs are meat in any text.
    if words.vocabulary.isPartOfAnimal(find.text) { return true }
    guard let first = find.text.split(separator: " ").first,
      let position = clause.firstIndex(of: String(first))
    else { return true }
    let label = (last?.count ?? 0) <= 3 ? last ?? [] : []
    return (label + clause[..<position]).suffix(4).contains { word in
      if word == "with" { return place != .description }
      return Self.adding.contains(word) || word.utf8.contains { 0x30...0x39 ~= $0 }
    }
  }

  /// Whether a word has letters of two scripts, so that it may look like any word.
  private func mixesScripts(_ find: ProseFind) -> Bool {
    let letters = find.text.utf8.filter { $0 != UInt8(ascii: " ") }
    return letters.contains { $0 >= 0x80 } && letters.contains { $0 < 0x80 }
  }

  /// Whether unknown words of a title may be a food.
  ///
  /// A family may call a dish anything: "Grandma Jo's Whatsit". Its lines say what is in it,
  /// so a title over a whole list is a name, unless it says what the dish has in it ("with
  /// zorbel"), a line has the same word, or the word resembles a food. A list of one or two foods
  /// may have lost the others, so a word of its title may be any food. A known food in a title
  /// always counts.
  private func mayBeFood(
    _ find: ProseFind, inTitle clause: [String], _ names: TitleNames, _ list: RecipeList
  ) -> Bool {
    if mixesScripts(find) || words.vocabulary.isPartOfAnimal(find.text) { return true }
    let own = find.text.split(separator: " ").map(String.init)
    if names.isListed(own) { return true }
    guard let first = own.first, let place = clause.firstIndex(of: first) else { return true }
    let after = clause[place...].dropFirst(own.count)
    // "Jo's Stew" belongs to Jo; at the end of a title, a possessive belongs to nobody.
    if names.isPossessive(first), !after.isEmpty {
      return own.contains { resemblance.isLikeFood($0, ofAtLeast: 5) }
    }
    return !list.isLong || names.isLater(first)
      || own.contains { resemblance.isLikeFood($0, ofAtLeast: 3) }
      || clause[..<place].contains(where: TitleNames.having.contains)
      || after.first.map(TitleNames.had.contains) ?? false
  }

  /// The text as it is read: in a title, a word that is written twice in a row counts once.
  private func plain(_ text: RecipeText) -> PlainText {
    text.place == .title ? PlainText(text.text).withoutRepetition : PlainText(text.text)
  }

  /// Words in notes before the name of an ingredient.
  private static let adding: Set = [
    "add", "adding", "added", "contain", "contains", "containing", "drizzle", "drizzled", "finish",
    "fold", "fried", "garnish", "garnished", "mix", "plus", "replace", "scatter", "spoon",
    "sprinkle", "sprinkled", "stir", "substitute", "swap", "top", "topped", "toss", "traces",
    "with", "tbsp", "tsp", "cup", "cups", "tablespoon", "tablespoons", "teaspoon", "teaspoons",
  ]
}

/// The part of a recipe's steps that has been read.
struct StepProgress {
  /// The number of clauses that have been read.
  private(set) var clauses = 0
  /// The words of these clauses, in the singular.
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

/// A food that a clause names, or unknown words.
struct ProseFind: Equatable {
  let text: String
  let food: FoodID?
}
