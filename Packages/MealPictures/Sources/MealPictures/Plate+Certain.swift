import DesignSystem
import MealModels

extension Plate {
  /// The plate of a dish that its name describes completely; nil if any part would be a guess.
  ///
  /// The name must consist of a kind that looks alike wherever it is served, of visible foods, and
  /// of words that change no look. So "Easy Tomato Soup" is drawn; brownies with eggs are not.
  init?(certainOf title: String, id: MealID, kind: DishKind) {
    guard let certain = Self.kinds[kind] else { return nil }
    let words = FoodTint.words(of: title)
    var isKind = false
    for (index, word) in words.enumerated() {
      if certain.contains(word) {
        // A kind before other words describes them: "soup dumplings".
        guard index == words.count - 1 else { return nil }
        isKind = true
      } else if FoodTint.topping(word: word) == nil, !Self.plain.contains(word) {
        return nil
      }
    }
    let foods = words.filter { !certain.contains($0) && FoodTint.topping(word: $0) != nil }
    guard isKind, (1...3).contains(foods.count) else { return nil }
    // Any other soup may be clear, with pieces in it.
    if kind == .soup, !foods.allSatisfy(Self.smooth.contains) { return nil }
    self.init(id: id, picture: DishPicture(kind: kind, description: title))
  }

  /// The kinds that look alike wherever they are served, with the words that name them.
  private static let kinds: [DishKind: Set<Substring>] = [
    .soup: ["soup"], .smoothie: ["smoothie"],
    .pasta: ["spaghetti", "linguine", "tagliatelle", "fettuccine"],
  ]

  /// The foods whose soup is smooth and has their colour.
  private static let smooth: Set<Substring> = [
    "tomato", "carrot", "pumpkin", "broccoli", "spinach", "asparagus", "pea", "beet", "beetroot",
  ]

  /// Words that change nothing about the looks of a dish.
  private static let plain: Set<Substring> = [
    "easy", "simple", "quick", "homemade", "classic", "best", "the", "my", "healthy", "vegan",
    "vegetarian", "spicy", "hearty", "fresh", "and", "our", "perfect", "basic", "slow", "cooker",
    "instant", "pot", "roasted", "a", "favorite",
  ]
}
