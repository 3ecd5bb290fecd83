import DesignSystem

/// The looks of foods on the picture of a meal.
enum FoodTint {
  /// The topping of the last known word or pair of words of a name; nil if none is known.
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

  /// The topping of one word, in singular or plural; nil if it names no visible food.
  static func topping(word: Substring) -> Plate.Topping? {
    table[word] ?? forms(of: word).lazy.compactMap { table[$0] }.first
  }

  /// The topping that two words name together, such as sweet potato or spring onion.
  static func topping(_ first: Substring, _ second: Substring) -> Plate.Topping? {
    pairs[first].flatMap { pair in
      pair[second] ?? forms(of: second).lazy.compactMap { pair[$0] }.first
    }
  }

  /// The words of a text, with ASCII letters in lower case, without punctuation and digits.
  static func words(of text: String) -> [Substring] {
    let lower = text.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    return String(decoding: lower, as: UTF8.self).utf8
      .split { !(0x61...0x7A ~= $0 || $0 >= 0x80 || $0 == 0x27) }
      .map { Substring($0) }
  }

  /// The last words of foods for seasoning, frying or thinning, which are not visible.
  private static let hidden: Set<Substring> = [
    "oil", "vinegar", "juice", "stock", "paste", "sauce", "powder", "flour", "starch", "sugar",
    "wine", "water", "extract", "zest", "broth", "seed", "seeds", "bouillon", "essence", "syrup",
    "pepper", "milk", "cream", "butter", "peel", "salt",
  ]

  /// The toppings of a dish of unknown foods.
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

  /// The possible singulars of a plural.
  private static func forms(of word: Substring) -> [Substring] {
    guard word.hasSuffix("s") else { return [] }
    let forms = [word.dropLast(), word.dropLast(2)]
    return word.hasSuffix("ies") ? forms + [word.dropLast(3) + "y"] : forms
  }
}
