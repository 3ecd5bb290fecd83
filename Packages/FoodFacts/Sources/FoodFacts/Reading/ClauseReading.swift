import MealModels

/// The words of one clause of a recipe's text, each as a food, an ordinary word or an unknown one.
struct ClauseReading {
  /// The foods and the unknown words, in order.
  private(set) var finds: [ProseFind] = []

  private let clause: [String]
  private let kinds: [ProseLexicon.Kinds]
  private let words: ProseWords
  private let list: RecipeList
  private let made: MadeHere
  /// The dish, where the clause is one of a title.
  private let title: NamedDish?

  init(
    _ clause: [String], _ words: ProseWords, _ list: RecipeList, _ made: MadeHere,
    isTitle: Bool = false
  ) {
    self.clause = clause
    self.words = words
    self.list = list
    self.made = made
    title = isTitle ? NamedDish(clause, words.index, list) : nil
    kinds = clause.map(words.lexicon.kinds)
    var explained: Set<Int> = []
    let mentions = words.index.overlappingMentions(in: clause)
    for mention in mentions {
      explained.formUnion(mention.range)
      if mention.food != ProseWords.noFood, title?.ranges.contains(mention.range) != true,
        !isOrdinary(mention), !isKnown(mention)
      {
        finds.append(ProseFind(text: mention.text, food: mention.food))
      }
    }
    readParts()
    for place in clause.indices.dropLast()
    where !mentions.contains(where: { $0.range.contains(place) && $0.range.contains(place + 1) }) {
      readJoined(place, &explained, isFood: { place in
        mentions.contains { $0.range.contains(place) }
      })
    }
    for place in clause.indices where !explained.contains(place) { read(place) }
  }

  /// Reads what the name of the dish says is in it.
  private mutating func readParts() {
    for part in title?.parts(of: clause, words.index) ?? [] where !list.accounts(for: part) {
      if part.words.allSatisfy({ words.lexicon.kinds(of: $0).contains(.otherwise) }) { continue }
      finds.append(ProseFind(text: part.text, food: part.food))
    }
  }

  /// Reads two words that are one torn apart: "pea nut", "but ter", but not "jam on".
  private mutating func readJoined(
    _ place: Int, _ explained: inout Set<Int>, isFood: (Int) -> Bool
  ) {
    guard !(kinds[place].contains(.ordinary) && kinds[place + 1].contains(.ordinary)),
      !(Self.small.contains(clause[place + 1]) && (isFood(place) || isKindOfDish(place))),
      let food = words.index.food(ofWord: clause[place] + clause[place + 1])
    else { return }
    explained.formUnion(place...(place + 1))
    finds.append(ProseFind(text: "\(clause[place]) \(clause[place + 1])", food: food))
  }

  private static let small: Set = ["a", "as", "at", "by", "in", "is", "it", "of", "on", "or", "to"]

  /// Reads a word that is no name of a food.
  private mutating func read(_ place: Int) {
    let word = clause[place]
    if !kinds[place].isDisjoint(with: [.ordinary, .definite, .otherwise]) { return }
    if isTexture(place) || isCommand(place) || isDishWord(place) || isUnit(place) { return }
    if word == "free", place > 0 { return }
    if words.isPartOfAnimal(word), list.hasFlesh { return }
    if let foods = words.foods(addedBy: word) {
      finds += foods.map { ProseFind(text: word, food: $0) }
    } else {
      finds.append(ProseFind(text: word, food: words.food(insideWord: word)))
    }
  }

  /// Whether a word is the unit of a number before it, and nothing else there: "2 T", "1 tsp", which
  /// alone are letters and soy protein.
  private func isUnit(_ place: Int) -> Bool {
    let word = clause[place]
    guard place > 0, word.utf8.count == 1 || ["tsp", "tsps"].contains(word) else { return false }
    return clause[place - 1].utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      || ["a", "one", "half", "quarter", "of"].contains(clause[place - 1]) && word.utf8.count > 1
  }
}

extension ClauseReading {
  /// Whether the words of a food are something else here: an action, a texture, what a dish becomes,
  /// a tool, or a claim that there is none of it, which counts for nothing.
  private func isOrdinary(_ mention: FoodMention) -> Bool {
    if mention.next == "free", !isFree(of: mention) { return true }
    if let next = mention.next, Self.tools.contains(next) { return true }
    if isSize(mention) { return true }
    guard mention.range.count == 1 else { return false }
    if isResult(mention.range), list.addsOnlyTraces(mention.food) { return true }
    let place = mention.range.lowerBound
    return kinds[place].contains(.otherwise) || isTexture(place) || isCommand(place) || isUnit(place)
  }

  /// Whether a food before "free" is not what there is none of: "nuts free of charge".
  private func isFree(of mention: FoodMention) -> Bool {
    let after = mention.range.upperBound + 1
    return after < clause.count && ["of", "from", "range", "flowing"].contains(clause[after])
  }

  /// Whether a food is meant that the list accounts for: "the milk", where oat milk is listed.
  private func isKnown(_ mention: FoodMention) -> Bool {
    list.accounts(for: mention)
      || isDefinite(mention.range.lowerBound)
        && (list.holdsWhat(isMeantBy: mention) || made.dishes.contains(mention.food))
  }

  /// Whether a word such as "the" stands before a place, with words between that only describe.
  private func isDefinite(_ place: Int) -> Bool {
    for before in clause.indices[..<place].suffix(3).reversed() {
      if kinds[before].contains(.definite) { return true }
      guard words.describes(clause[before]) else { return false }
    }
    return false
  }

  /// Whether a word that is no food says what the dish is, and not what comes from elsewhere: "until
  /// the sauce", but not "serve with sauce", unless the recipe has a sauce of its own.
  private func isDishWord(_ place: Int) -> Bool {
    guard isKindOfDish(place) else { return false }
    if title != nil || isResult(place..<(place + 1)) { return true }
    if isChosen(place) { return false }
    guard isBrought(place) else { return true }
    let isServed = clause[..<place].contains { $0.hasPrefix("serv") }
    return !isDescribed(place)
      && (made.has(clause[place]) || !isServed && list.holdsSome(calledBy: clause[place]))
  }

  /// Whether something comes from elsewhere, as far as the words beside it say; so does what the cook
  /// is told to put on something: "sauce the pasta".
  private func isBrought(_ place: Int) -> Bool {
    isDone(place) || clause[..<place].suffix(2).contains(where: Self.bringing.contains)
      || clause[..<place].suffix(6).contains(where: Self.serving.contains)
  }

  /// Whether a word is what somebody does, with what comes after it.
  private func isDone(_ place: Int) -> Bool {
    place + 1 < clause.count
      && (kinds[place + 1].contains(.definite) || ["it", "them"].contains(clause[place + 1]))
  }

  /// Whether it is left to the cook which one it is: "your favorite dressing", "toppings of choice",
  /// "on a roll".
  private func isChosen(_ place: Int) -> Bool {
    clause[..<place].suffix(4).contains(where: Self.choosing.contains)
      || clause[..<place].suffix(2).contains { ["a", "an", "another"].contains($0) }
      || clause[(place + 1)...].prefix(3).contains { ["choice", "choosing", "like"].contains($0) }
  }

  /// Whether a word says of which kind something is, so that it may be another than the recipe's.
  private func isDescribed(_ place: Int) -> Bool {
    place > 0 && !Self.linking.contains(clause[place - 1])
  }

  private func isKindOfDish(_ place: Int) -> Bool {
    kinds[place].contains(.result)
  }

  /// Whether words are what the dish becomes: "the filling", "into a batter".
  private func isResult(_ range: Range<Int>) -> Bool {
    guard let last = range.last, isKindOfDish(last) else { return false }
    let described = clause.indices[..<range.lowerBound].suffix(4).reversed()
      .prefix { !Self.linking.contains(clause[$0]) }
    if described.contains(where: { kinds[$0].contains(.definite) }) { return true }
    return clause[..<range.lowerBound].suffix(4).contains { Self.becoming.contains($0) }
  }

  /// Whether a word says at the end of a clause what something is like: "until creamy".
  private func isTexture(_ place: Int) -> Bool {
    guard kinds[place].contains(.texture) else { return false }
    let isAtEnd = place + 1 == clause.count || Self.afterTexture.contains(clause[place + 1])
    return isAtEnd && clause[..<place].suffix(4).contains { Self.becoming.contains($0) }
  }

  /// Whether a word tells the cook what to do: "roll out the dough", "toast the seeds".
  private func isCommand(_ place: Int) -> Bool {
    guard kinds[place].contains(.command), place + 1 < clause.count else { return false }
    if let named = Self.putOn[clause[place]], !clause[place...].contains("with"),
      !named.contains(where: made.has)
    {
      return false
    }
    let next = clause[place + 1]
    if place > 0, Self.joining.contains(clause[place - 1]) {
      return Self.afterCommand.contains(next)
    }
    return (place == 0 || Self.beforeCommand.contains(clause[place - 1]))
      && (!Self.afterNoun.contains(next) || isWithTool(place + 1)
        || next == "with" && Self.putOn[clause[place]] != nil)
  }

  /// Whether it goes on with what somebody holds in the hand: "fluff with a fork".
  private func isWithTool(_ place: Int) -> Bool {
    clause[place] == "with" && place + 2 < clause.count
      && Self.handTools.contains(clause[place + 2])
  }

  private static let handTools: Set = [
    "fork", "forks", "spoon", "spatula", "whisk", "knife", "masher", "pin", "brush", "hands",
  ]

  /// Whether a food only says how big something is: "walnut sized", "the size of a walnut".
  private func isSize(_ mention: FoodMention) -> Bool {
    if let next = mention.next, ["sized", "size", "shaped"].contains(next) { return true }
    let before = mention.before.prefix(3)
    return before.first == "of" && before.dropFirst().first == "size"
      || before.dropFirst().first == "of" && before.last == "size"
  }

  private static let tools: Set = [
    "knife", "knives", "grater", "cooker", "slicer", "masher", "cutter", "press", "cloth",
  ]
  private static let becoming: Set = [
    "until", "till", "into", "becomes", "become", "becoming", "turns", "turn", "looks", "look",
    "smells", "smell", "feels", "form", "forms", "make", "makes", "is", "are", "to",
  ]
  private static let bringing: Set = [
    "with", "add", "some", "plus", "more", "extra", "any", "your", "using", "bought", "jarred",
    "bottled", "jar", "bottle", "packet",
  ]
  private static let serving: Set = [
    "with", "serve", "serves", "served", "serving", "alongside", "accompany", "accompanied",
  ]
  private static let choosing: Set = [
    "favorite", "favourite", "bought", "storebought", "jarred", "bottled", "jar", "bottle", "packet",
    "desired", "preferred", "any",
  ]
  private static let linking: Set = [
    "with", "add", "some", "plus", "more", "extra", "using", "serve", "and", "or", "your", "in",
    "on", "of", "over", "from",
  ]
  private static let afterTexture: Set = [
    "and", "but", "or", "in", "about", "on", "again", "inside", "within", "throughout",
  ]
  /// What is put on something by doing it: "dress the leaves" asks for a dressing.
  private static let putOn = [
    "dress": ["dressing", "vinaigrette"], "frost": ["frosting", "icing"], "ice": ["icing", "frosting"],
    "glaze": ["glaze", "icing"],
  ]
  private static let joining: Set = ["and", "or"]
  private static let beforeCommand: Set = [
    "then", "to", "now", "gently", "lightly", "meanwhile", "first", "just", "finally",
  ]
  private static let afterNoun: Set = [
    "and", "or", "with", "plus", "topped", "is", "are", "of", "go", "goes",
  ]
  private static let afterCommand: Set = [
    "the", "it", "them", "each", "up", "out", "over", "both", "all", "every", "this", "these",
    "one", "around", "into", "until", "together", "thinly", "tightly", "loosely", "evenly", "any",
  ]
}
