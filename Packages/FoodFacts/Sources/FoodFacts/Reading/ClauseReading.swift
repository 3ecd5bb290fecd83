import MealModels

/// The words of one clause of a recipe's text, each as a food, an ordinary word or an unknown one.
struct ClauseReading {
  /// The foods and the unknown words, in order.
  private(set) var finds: [ProseFind] = []

  let clause: [String]
  let kinds: [ProseLexicon.Kinds]
  let words: ProseWords
  let list: RecipeList
  let made: MadeHere
  /// The places of words that name foods.
  private(set) var named: Set<Int> = []
  /// Where the clause stands, and which of all clauses of the steps it is; the last of all elsewhere.
  let textPlace: RecipePlace
  let moment: Int
  /// The words of the steps before, in the singular.
  let earlier: Set<String>
  /// The words of the clause after it.
  let following: [String]
  /// The dish, where the clause is one of a title.
  let title: NamedDish?
  /// Whether the clause is of a text that tells what the dish is.
  let tellsOfDish: Bool

  init(
    _ clause: [String], _ words: ProseWords, _ list: RecipeList, _ made: MadeHere,
    at textPlace: RecipePlace, moment: Int = .max, after earlier: Set<String> = [],
    before following: [String] = []
  ) {
    self.following = following
    self.textPlace = textPlace
    self.moment = moment
    self.earlier = earlier
    self.clause = clause
    self.words = words
    self.list = list
    self.made = made
    title = textPlace == .title ? NamedDish(clause, words.index, list) : nil
    tellsOfDish = [.summary, .description, .picture].contains(textPlace)
    kinds = clause.map(words.lexicon.kinds)
    let mentions = words.index.overlappingMentions(in: clause)
    for mention in mentions { read(mention) }
    readParts()
    named = Set(mentions.flatMap(\.range))
    var explained = named
    for place in clause.indices.dropLast()
    where !mentions.contains(where: { $0.range.contains(place) && $0.range.contains(place + 1) }) {
      if readJoined(place, isFood: named.contains(place)) {
        explained.formUnion([place, place + 1])
      }
    }
    for place in clause.indices where !explained.contains(place) { read(place) }
    if textPlace.tellsWhatToDo {
      finds += (openObjects + unlistedWork + loneWhites).map { ProseFind(text: $0, food: nil) }
    } else if [.description, .notes, .ownNotes].contains(textPlace) {
      finds += weighedObjects.map { ProseFind(text: $0, food: nil) }
    }
  }

  /// Reads the name of a food, or a phrase that names none.
  private mutating func read(_ mention: FoodMention) {
    guard mention.food != ProseWords.noFood, title?.ranges.contains(mention.range) != true,
      !isOrdinary(mention), !isKnown(mention)
    else { return }
    finds.append(ProseFind(text: mention.text, food: mention.food))
  }

  /// Reads what the name of the dish says is in it.
  private mutating func readParts() {
    for part in title?.parts(of: clause, words.index) ?? [] where !list.accounts(for: part) {
      if part.words.allSatisfy({ words.lexicon.kinds(of: $0).contains(.otherwise) }) { continue }
      finds.append(ProseFind(text: part.text, food: part.food))
    }
  }

  /// Reads two words that are one torn apart: "pea nut", "but ter", but not "jam on".
  private mutating func readJoined(_ place: Int, isFood: Bool) -> Bool {
    guard !(kinds[place].contains(.ordinary) && kinds[place + 1].contains(.ordinary)),
      !(Self.small.contains(clause[place + 1]) && (isFood || isKindOfDish(place))),
      let food = words.index.food(ofWord: clause[place] + clause[place + 1])
    else { return false }
    finds.append(ProseFind(text: "\(clause[place]) \(clause[place + 1])", food: food))
    return true
  }

  private static let small: Set = ["a", "as", "at", "by", "in", "is", "it", "of", "on", "or", "to"]

  /// Reads a word that is no name of a food.
  private mutating func read(_ place: Int) {
    let word = clause[place]
    if !kinds[place].isDisjoint(with: [.ordinary, .definite, .otherwise]) {
      guard isKindOfDish(place), isObject(place) else { return }
    }
    if isTexture(place) || isCommand(place) || isDishWord(place) || isUnit(place) { return }
    if isNutrient(place) { return }
    if word == "free", place > 0 { return }
    if words.isPartOfAnimal(word), list.hasFlesh { return }
    if let foods = words.foods(addedBy: word) {
      finds += foods.map { ProseFind(text: word, food: $0) }
    } else {
      let food = words.food(insideWord: word) ?? words.food(ofAny: word)
      finds.append(ProseFind(text: word, food: food))
    }
  }

  /// Whether a text says how much of it a serving has: "6 g protein".
  ///
  /// A step may tell the cook to add it.
  private func isNutrient(_ place: Int) -> Bool {
    guard !textPlace.tellsWhatToDo, place > 0,
      ["protein", "proteins", "carbohydrate", "carbohydrates", "carbs"].contains(clause[place]),
      !clause.contains(where: Self.adding.contains)
    else { return false }
    let number = clause[..<place].lastIndex { $0.first.map(Self.digits.contains) ?? false }
    guard let number else { return false }
    let amount = clause[number..<place]
    return switch amount.count {
    case 1: amount.first?.last == "g"
    case 2, 3: amount.dropFirst().allSatisfy(["g", "gram", "grams", "of"].contains)
    default: false
    }
  }

  private static let adding: Set = [
    "add", "adding", "added", "mix", "plus", "scoop", "stir", "use",
  ]
  private static let digits: ClosedRange<Character> = "0"..."9"

  /// Whether a word is the unit of a number before it, and nothing else there: "2 T", "1 tsp", which
  /// alone are letters and soy protein.
  func isUnit(_ place: Int) -> Bool {
    let word = clause[place]
    guard place > 0, word.utf8.count == 1 || ["tsp", "tsps"].contains(word) else { return false }
    let before = clause[place - 1]
    return before.allSatisfy { ("0"..."9").contains($0) }
      || word.utf8.count > 1 && ["a", "one", "half", "quarter", "of"].contains(before)
  }
}
