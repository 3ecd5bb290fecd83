import DesignSystem

/// What foods look like on the picture of a meal.
enum FoodTint {
  /// What the last word or pair of words of a name that is known looks like; nil if none is.
  static func topping(_ food: String) -> Plate.Topping? {
    let words = words(of: food)
    if let last = words.last, hidden.contains(last), words.count > 1 {
      return topping(words[words.count - 2], last)
    }
    for index in words.indices.reversed() {
      if index > 0, let pair = pairs[words[index - 1]]?[singular(words[index])] { return pair }
      if let topping = topping(word: words[index]) { return topping }
    }
    return nil
  }

  /// What one word looks like, in singular or plural; nil if it names no food that can be seen.
  static func topping(word: Substring) -> Plate.Topping? {
    table[word] ?? forms(of: word).lazy.compactMap { table[$0] }.first
  }

  /// What two words look like together: a sweet potato, a spring onion.
  static func topping(_ first: Substring, _ second: Substring) -> Plate.Topping? {
    pairs[first].flatMap { pair in
      pair[second] ?? forms(of: second).lazy.compactMap { pair[$0] }.first
    }
  }

  /// The words of a text, its ASCII letters in lower case, without marks and digits.
  static func words(of text: String) -> [Substring] {
    let lower = text.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    return String(decoding: lower, as: UTF8.self).utf8
      .split { !(0x61...0x7A ~= $0 || $0 >= 0x80 || $0 == 0x27) }
      .map { Substring($0) }
  }

  /// Last words of foods that season, fry or thin and cannot be seen.
  private static let hidden: Set<Substring> = [
    "oil", "vinegar", "juice", "stock", "paste", "sauce", "powder", "flour", "starch", "sugar",
    "wine", "water", "extract", "zest", "broth", "seed", "seeds", "bouillon", "essence", "syrup",
    "pepper", "milk", "cream", "butter", "peel", "salt",
  ]

  /// What a dish of unknown foods shows.
  static func spare(_ seed: UInt64) -> [Plate.Topping] {
    let colors: [UInt32] = [0xE3B778, 0xC98B5B, 0xD98E73, 0xE0A458]
    return [
      Plate.Topping(RGBA(colors[Int(seed >> 7 & 3)]), .chunk),
      Plate.Topping(RGBA(0x7DA653), .herb),
    ]
  }

  private static func singular(_ word: Substring) -> Substring {
    word.hasSuffix("s") ? word.dropLast() : word
  }

  /// What a plural may be the plural of.
  private static func forms(of word: Substring) -> [Substring] {
    guard word.hasSuffix("s") else { return [] }
    let forms = [word.dropLast(), word.dropLast(2)]
    return word.hasSuffix("ies") ? forms + [word.dropLast(3) + "y"] : forms
  }
}
