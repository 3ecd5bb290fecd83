import MealModels

/// How much a recipe makes, from texts such as "4", "4–6 servings" and "2 loaves".
enum ServingsReading {
  /// The number of people it serves; nil if the texts state none.
  ///
  /// "About 8 cups" says how much it makes, and a bare "8" beside it says the same. "1 loaf (10
  /// slices)" serves ten.
  static func servings(_ texts: [String]) -> Int? {
    for words in [people, slices] {
      if let number = texts.lazy.compactMap({ number(before: words, in: $0) }).first {
        return number
      }
    }
    let amounts = texts.filter(isAmount).compactMap(number)
    for text in texts where !isAmount(text) {
      guard let number = number(text), (1...1_000).contains(number) else { continue }
      if amounts.contains(number), !text.contains(where: \.isLetter) { continue }
      return number
    }
    return nil
  }

  /// The number that stands before one of some words, after another number; nil if there is none.
  private static func number(before words: Set<String>, in text: String) -> Int? {
    let parts = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let found = parts.indices.dropFirst().last { words.contains(parts[$0]) }
    guard let found, let number = Int(parts[found - 1]), (1...1_000).contains(number),
      parts[..<(found - 1)].contains(where: { !words.contains($0) && $0.contains { $0.isLetter } }),
      parts[..<(found - 1)].contains(where: { Int($0) != nil })
    else { return nil }
    return number
  }

  /// Whether a text measures what is made, and counts neither people nor pieces.
  private static func isAmount(_ text: String) -> Bool {
    let words = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
    return !words.isDisjoint(with: measures) && words.isDisjoint(with: people)
  }

  private static let measures: Set<String> = [
    "cup", "cups", "quart", "quarts", "pint", "pints", "gallon", "gallons", "liter", "liters",
    "litre", "litres", "ml", "oz", "ounce", "ounces", "lb", "lbs", "pound", "pounds", "g", "grams",
    "kg", "tablespoon", "tablespoons", "tbsp", "teaspoon", "teaspoons", "tsp",
  ]

  private static let people: Set<String> = [
    "serving", "servings", "serves", "people", "persons", "person", "portion", "portions",
  ]

  private static let slices: Set<String> = ["slice", "slices", "wedge", "wedges"]

  /// The yield in its own words, which is more exact than a number.
  static func yield(_ texts: [String]) -> String? {
    texts.first { $0.contains(where: \.isLetter) } ?? texts.first
  }

  /// A text in which "6/8" is the range that it means, while "1/2" stays a half.
  private static func withoutSlash(_ text: String) -> String {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = parts[0].split(separator: " ").last.flatMap({ Int($0) }),
      first > 1, parts[1].first?.isNumber == true
    else { return text }
    return parts[0] + "-" + parts[1]
  }

  /// Whether a text states a range, so that either of two numbers may be meant.
  static func isRange(_ text: String) -> Bool {
    var (numbers, hasSign) = (0, false)
    for part in TimeWords.parts(withoutSlash(text)) {
      switch part {
      case .number: numbers += 1
      case .to: hasSign = hasSign || numbers == 1
      default: if numbers == 1, !hasSign { return false }
      }
      if numbers == 2 { return hasSign }
    }
    return false
  }

  /// The number in a text; for a range, its upper end.
  static func number(_ text: String) -> Int? {
    var value: Double?
    var isRange = false
    for part in TimeWords.parts(withoutSlash(text)) {
      switch part {
      case .number(let found):
        guard let before = value else {
          value = found
          continue
        }
        if isRange { return Int(bounded: max(before, found).rounded(.up)) }
        guard found < 1 else { return Int(bounded: before.rounded(.up)) }
        value = before + found
      case .to: isRange = value != nil
      default:
        if value != nil { return value.map { Int(bounded: $0.rounded(.up)) } }
      }
    }
    return value.map { Int(bounded: $0.rounded(.up)) }
  }
}
