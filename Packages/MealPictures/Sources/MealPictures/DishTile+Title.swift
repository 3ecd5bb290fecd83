import DesignSystem
import MealModels

extension DishTile {
  /// The tile of a dish: by the last word of its name that says a kind, else by its stated kind.
  ///
  /// Words after "with", "for" or a bracket name things that only accompany the dish. A name that says no kind,
  /// and a stated kind that may be a guess, give the neutral tile.
  public init(title: String, kind: DishKind) {
    self = Self.named(title) ?? Self.stated(kind)
  }

  /// The kind that a name says; nil if it says none.
  static func named(_ title: String) -> DishTile? {
    let words = heads(of: title)
    for index in words.indices.reversed() {
      if index > 0, let pair = pairs["\(words[index - 1]) \(words[index])"] { return pair }
      guard let tile = tile(of: words[index]) else { continue }
      // A food right after a kind is what is made: "orange juice carrots".
      let next = index + 1 < words.count ? words[index + 1] : nil
      return next.flatMap { FoodTint.topping(word: Substring($0)) } == nil ? tile : nil
    }
    return nil
  }

  /// The words of a name up to what only accompanies the dish.
  static func heads(of title: String) -> [String] {
    let first = title.split(separator: "(").first.map(String.init) ?? title
    let words = FoodTint.words(of: first).map(String.init)
    guard let end = words.dropFirst().firstIndex(where: accompanying.contains) else { return words }
    return Array(words[..<end])
  }

  private static func tile(of word: String) -> DishTile? {
    if let tile = table[word] { return tile }
    guard word.hasSuffix("s") else { return nil }
    return table[String(word.dropLast())] ?? table[String(word.dropLast(2))]
      ?? (word.hasSuffix("ies") ? table[word.dropLast(3) + "y"] : nil)
  }

  private static func stated(_ kind: DishKind) -> DishTile {
    switch kind {
    case .soup: .soup
    case .salad: .salad
    case .pasta, .noodles: .pasta
    case .drink, .smoothie: .drink
    case .dessert: .dessert
    case .taco, .sandwich, .wrap, .curry, .stew, .rice, .pizza, .skewer, .bake: .main
    case .plate, .bowl, .eggs, .pancakes, .toast, .porridge, .board: .dish
    }
  }

  private static let accompanying: Set<String> = [
    "with", "for", "mit", "avec", "con", "in", "on", "over", "topped", "from", "by", "recipe",
  ]

  private static let pairs: [String: DishTile] = {
    var pairs: [String: DishTile] = [:]
    for (tile, names) in pairNames { for name in names { pairs[name] = tile } }
    return pairs
  }()

  private static let table: [String: DishTile] = {
    var table: [String: DishTile] = [:]
    for (tile, words) in words { for word in words { table[word] = tile } }
    return table
  }()
}
