import MealModels

/// How a piece of a line writes its number.
extension LinePiece {
  /// The quantity that one word means: "1/2", "2-3", "an", "three".
  static func quantity(_ word: String) -> Quantity? {
    Quantity(word) ?? numerals[word.lowercased()].map { .exactly(Fraction($0)) }
  }

  /// The text with fractions in plain digits: "1½ cups" as "1 1/2 cups", "half an onion" as "1/2
  /// onion".
  static func withPlainFractions(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      guard scalar.properties.numericType == .numeric, let value = scalar.properties.numericValue,
        value < 1, let fraction = Fraction(rounding: value, toParts: parts)
      else {
        plain.unicodeScalars.append(scalar == "\u{2044}" ? "/" : scalar)
        continue
      }
      plain += plain.last?.isNumber == true ? " \(fraction)" : "\(fraction)"
    }
    return plain.replacing("half an ", with: "1/2 ").replacing("half a ", with: "1/2 ")
  }

  /// The text with blanks around a sign between a word and a number: "flour+1 cup almonds".
  static func withOpenSigns(_ text: String) -> String {
    guard text.contains(where: { $0 == "+" || $0 == "&" }) else { return text }
    return text.replacing(/([\p{L})])([+&])(?=[\p{N}])/) { "\($0.1) \($0.2) " }
  }

  /// A number that all denominators of such characters divide: halves to tenths.
  private static let parts = 2520

  private static let numerals: [String: Int] = [
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "twelve": 12,
  ]

  /// Takes the words before a further amount: "another 2 tbsp", "plus about 12"; "another egg" and
  /// "an extra egg" mean one.
  ///
  /// After a comma, "about" says the first amount again: "1 lb beef, about 4 steaks".
  mutating func takeAddition() {
    let words = rest.prefix { word in
      ["a", "an"].contains(word) || Self.additions.contains(word)
        || word == "about" && joint != .comma
    }
    guard words.contains(where: { !["a", "an"].contains($0) }), words.count < rest.count else {
      return
    }
    let next = rest[words.count]
    if Self.quantity(next) != nil || Self.glued(next) != nil {
      rest.removeFirst(words.count)
    } else if !words.filter({ ["a", "an", "another"].contains($0) }).isEmpty {
      rest.replaceSubrange(words.indices, with: ["a"])
    }
  }

  /// Words before a further amount: "an additional 6 tablespoons".
  private static let additions: Set<String> = [
    "additional", "extra", "further", "another", "then",
  ]

  /// An amount whose number and unit are one word: "400g" and "1-inch".
  static func glued(_ word: String) -> CookedAmount? {
    guard let letter = word.firstIndex(where: \.isLetter), letter > word.startIndex else {
      return nil
    }
    let number = word[..<letter]
    let name = String(word[letter...])
    let isJoined = number.hasSuffix("-")
    guard let quantity = Quantity(String(isJoined ? number.dropLast() : number)) else {
      return nil
    }
    if let unit = MeasureUnit(named: name) { return CookedAmount(quantity, unit) }
    return LineAmounts.isLength(name) ? CookedAmount(quantity, word: name) : nil
  }
}
