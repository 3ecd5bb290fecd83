import MealModels

/// Reads each word of a clause of a recipe's text as a food, an ordinary word or an unknown word.
struct ClauseReading {
  /// The foods and the unknown words, in order.
  private(set) var finds: [ProseFind] = []

  let clause: [String]
  let kinds: [ProseLexicon.Kinds]
  let words: ProseWords
  let list: RecipeList
  let made: MadeHere
  /// The indices of the words that name foods.
  private(set) var named: Set<Int> = []
  /// The place of the clause in the recipe.
  ///
  /// `moment` is its number among all clauses of the steps, or the largest number outside the
  /// steps.
  let textPlace: RecipePlace
  let moment: Int
  /// The words of the earlier steps, in the singular.
  let earlier: Set<String>
  /// The words of the next clause.
  let following: [String]
  /// The dish that the clause names, if the clause is from a title.
  let title: NamedDish?
  /// Whether the clause is from a text that describes the dish.
  let tellsOfDish: Bool

  init(
    _ clause: [String], words: ProseWords, list: RecipeList, made: MadeHere,
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
    finds += title?.lacked ?? []
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

  /// Reads a mention, and adds its food unless the mention is a phrase that names no food.
  private mutating func read(_ mention: FoodMention) {
    guard mention.food != ProseWords.noFood, title?.ranges.contains(mention.range) != true,
      !isOrdinary(mention), !isKnown(mention)
    else { return }
    finds.append(ProseFind(text: mention.text, food: mention.food))
  }

  /// Reads the foods within the name of the dish.
  private mutating func readParts() {
    for part in title?.parts(of: clause, words.index) ?? [] where !list.accounts(for: part) {
      if part.words.allSatisfy({ words.lexicon.kinds(of: $0).contains(.otherwise) }) { continue }
      finds.append(ProseFind(text: part.text, food: part.food))
    }
  }

  /// Reads a word that a space splits in two: "pea nut", "but ter", but not "jam on".
  private mutating func readJoined(_ place: Int, isFood: Bool) -> Bool {
    guard !(kinds[place].contains(.ordinary) && kinds[place + 1].contains(.ordinary)),
      !(Self.small.contains(clause[place + 1]) && (isFood || isKindOfDish(place))),
      let food = words.index.food(ofWord: clause[place] + clause[place + 1])
    else { return false }
    finds.append(ProseFind(text: "\(clause[place]) \(clause[place + 1])", food: food))
    return true
  }

  private static let small: Set = ["a", "as", "at", "by", "in", "is", "it", "of", "on", "or", "to"]

  /// Reads a word that is part of no mention.
  private mutating func read(_ place: Int) {
    let word = clause[place]
    if !kinds[place].isDisjoint(with: [.ordinary, .definite, .otherwise]) {
      guard isKindOfDish(place), isObject(place) else { return }
    }
    if isTexture(place) || isCommand(place) || isDishWord(place) || isUnit(place) { return }
    if isNutrient(place) { return }
    if word == "free", place > 0 { return }
    if words.vocabulary.isPartOfAnimal(word), list.hasFlesh { return }
    if let foods = words.vocabulary.foods(addedBy: word) {
      finds += foods.map { ProseFind(text: word, food: $0) }
    } else {
      let food = words.food(insideWord: word) ?? words.food(ofAny: word)
      let joined = food == nil ? foodsJoined(in: word) : []
      finds += joined.map { ProseFind(text: word, food: $0) }
      if joined.isEmpty { finds.append(ProseFind(text: word, food: food)) }
    }
  }

  /// The foods in a word of a title that joins several words; none in other texts.
  private func foodsJoined(in word: String) -> [FoodID] {
    guard textPlace == .title else { return [] }
    return words.foods(joinedIn: word, isName: word.hasSuffix("s"))
  }

  /// Whether the word is a nutrient whose amount the text states: "6 g protein".
  ///
  /// In a step it never is, because a step may tell the cook to add protein.
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

  /// Whether a word is the unit of the number before it: "2 T", "1 tsp".
  ///
  /// Without a number, "T" is a letter and "TSP" is soy protein.
  func isUnit(_ place: Int) -> Bool {
    let word = clause[place]
    guard place > 0, word.utf8.count == 1 || ["tsp", "tsps"].contains(word) else { return false }
    let before = clause[place - 1]
    return before.allSatisfy { ("0"..."9").contains($0) }
      || word.utf8.count > 1 && ["a", "one", "half", "quarter", "of"].contains(before)
  }
}
