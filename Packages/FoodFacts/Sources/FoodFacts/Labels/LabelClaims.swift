import MealModels

/// Finds the claims in a clause of a label, which exclude foods.
///
/// The claims listed in `Data/words.txt` remove an allergen from their food. Any other claim
/// excludes the shortest food name before or after its word: "no almond butter" may still be
/// butter.
struct LabelClaims {
  private let clause: [String]
  private let words: ProseWords
  private let named: [Range<Int>]
  /// Whether the clause is the first one of the label.
  private let isFirst: Bool

  init(_ clause: [String], _ words: ProseWords, isFirst: Bool) {
    self.isFirst = isFirst
    self.clause = clause
    self.words = words
    named = words.index.overlappingMentions(in: clause).map(\.range)
  }

  /// Whether a word is part of the name of a food.
  func isNamed(_ place: Int) -> Bool { named.contains { $0.contains(place) } }

  /// Whether the name of a food begins before a place and continues after it.
  func isNameTorn(at place: Int) -> Bool {
    named.contains { $0.lowerBound < place && place < $0.upperBound }
  }

  /// The end of a claim that is read together with its food.
  func endOfClaim(from place: Int) -> Int? {
    let end = endOfListedClaim(from: place)
    return end.flatMap { isWeakened(place) || isSoftened($0) ? nil : $0 }
  }

  /// Whether the words at a place would be a claim without a word that weakens it.
  func isDoubted(_ place: Int) -> Bool {
    endOfListedClaim(from: place) != nil && endOfClaim(from: place) == nil
  }

  private func endOfListedClaim(from place: Int) -> Int? {
    guard !isInsideName(place), !isRange(at: place),
      let end = words.vocabulary.claim(at: place, of: clause[...])?.endIndex
    else { return nil }
    return Self.suffixes.contains(clause[end - 1]) && isSaidOfMore(end) ? nil : end
  }

  /// The end of words that exclude one food without naming a substitute.
  func endOfCleared(from place: Int) -> Int? {
    guard !isInsideName(place), !isWeakened(place), endOfClaim(from: place) == nil else {
      return nil
    }
    return endBehindSign(from: place) ?? endBeforeFree(from: place) ?? endOfOneWord(place)
  }

  /// The end of an exclusion that begins with a sign: "no garlic", "free from yeast", "zero sugar".
  private func endBehindSign(from place: Int) -> Int? {
    guard let sign = Self.signs.first(where: { clause[place...].starts(with: $0) }),
      !isRange(at: place)
    else { return nil }
    var start = place + sign.count
    while start < clause.count, Self.amounts.contains(clause[start]) { start += 1 }
    guard start < clause.count else { return clause.count }
    if Self.weak.contains(sign) {
      return Self.nutrients.contains(clause[start]) ? start + 1 : nil
    }
    var end = shortestName(from: start) ?? start + 1
    while end + 1 < clause.count, ["or", "nor"].contains(clause[end]),
      let next = shortestName(from: end + 1)
    {
      end = next
    }
    return end < clause.count && clause[end] == "added" ? end + 1 : end
  }

  /// Whether "free from" is the name of a product range, because no food is before it.
  ///
  /// "Free From Fish Fingers" contain fish, because the name of a range excludes no food.
  private func isRange(at place: Int) -> Bool {
    isFirst && clause[place...].starts(with: ["free", "from"])
      && !named.contains { $0.lowerBound < place }
  }

  /// The end of an exclusion that ends with "free": "yeast free", but not "free range".
  private func endBeforeFree(from place: Int) -> Int? {
    let longest = 3
    for sign in (place + 1)...(place + longest) where sign < clause.count {
      guard Self.suffixes.contains(clause[sign]) else { continue }
      if isSaidOfMore(sign + 1) || isSoftened(sign + 1) { return nil }
      return shortestName(before: sign) == place ? sign + 1 : nil
    }
    return nil
  }

  /// Whether a word after a claim marks an imitation: "vegan style".
  private func isSoftened(_ place: Int) -> Bool {
    place < clause.count && Self.softening.contains(clause[place])
  }

  /// Whether the word before a claim weakens it: "nearly nut free", "99% milk free".
  private func isWeakened(_ place: Int) -> Bool {
    guard place > 0 else { return false }
    let before = clause[place - 1]
    return Self.weakening.contains(before) || before.hasSuffix("%") && before != "100%"
  }

  /// Whether the word after "free" gives it another meaning: "free range", "fish free from bones".
  private func isSaidOfMore(_ place: Int) -> Bool {
    place < clause.count && Self.notFree.contains(clause[place])
  }

  /// The end of an exclusion in one word: "yeastless", "hefefrei".
  private func endOfOneWord(_ place: Int) -> Int? {
    let word = clause[place]
    let isClaim = Self.endings.contains { ending in
      word.hasSuffix(ending) && words.index.food(ofWord: String(word.dropLast(ending.count))) != nil
    }
    return isClaim ? place + 1 : nil
  }

  private func shortestName(from start: Int) -> Int? {
    (1...4).lazy.map { start + $0 }.first { end in
      end <= clause.count && words.index.food(ofWords: Array(clause[start..<end])) != nil
    }
  }

  /// The start of the shortest food name before a word; the previous word if no name is known.
  private func shortestName(before end: Int) -> Int {
    (1...4).lazy.map { end - $0 }.first { start in
      start >= 0 && words.index.food(ofWords: Array(clause[start..<end])) != nil
    } ?? end - 1
  }

  /// Whether a word is part of a food's name that contains a word of exclusion: "fat free milk" is
  /// one food.
  private func isInsideName(_ place: Int) -> Bool {
    named.contains { range in
      range.contains(place)
        && clause[range].contains { Self.suffixes.contains($0) || $0 == "no" || $0 == "non" }
    }
  }

  /// The words before an excluded food, in the languages of many labels.
  private static let signs: [[String]] = [
    ["free", "from"], ["free", "of"], ["hold", "the"], ["made", "without"], ["no"], ["non"],
    ["without"], ["sans"], ["ohne"], ["sin"], ["senza"], ["sem"], ["zonder"], ["uden"], ["utan"],
    ["bez"], ["zero"], ["0%"],
  ]
  /// Signs that may state the amount of a nutrient instead: "0% milk" is milk without fat.
  private static let weak: Set<[String]> = [["zero"], ["0%"]]
  private static let nutrients: Set<String> = [
    "sugar", "sugars", "fat", "carb", "carbs", "calorie", "calories", "caffeine", "sodium", "salt",
    "cholesterol", "lactose", "gluten", "alcohol", "sweetener", "sweeteners", "additives",
    "preservatives",
  ]
  private static let amounts: Set<String> = [
    "added", "any", "artificial", "animal", "a", "trace", "traces", "of",
  ]
  private static let weakening: Set<String> = [
    "almost", "nearly", "mostly", "mainly", "largely", "virtually", "practically", "essentially",
    "partially", "partly", "hardly", "not", "isnt", "may", "maybe", "possibly", "perhaps", "low",
    "lower", "reduced", "less",
  ]
  private static let softening: Set<String> = [
    "style", "styled", "type", "like", "friendly", "option", "options", "optional", "inspired",
  ]
  private static let suffixes: Set<String> = ["free", "frei", "fri", "vrij", "libre"]
  private static let notFree: Set<String> = ["range", "of", "from", "flowing", "run"]
  private static let endings = ["less", "frei", "fri", "vrij"]
}
