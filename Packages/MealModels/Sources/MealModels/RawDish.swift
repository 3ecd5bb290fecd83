/// Detects that meat, fish or an egg of a dish is eaten raw, so that the dish is not kept for
/// later.
public enum RawDish {
  /// Whether a title names a dish of raw fish, meat or egg, such as "Shrimp Ceviche"; it may have
  /// other ingredients too.
  public static func isNamed(by title: String) -> Bool {
    let words = FoodName.words(of: title)
    return words.indices.contains { index in
      let word = words[index]
      guard names.contains(word) || names.contains(FoodName.singular(word)) else { return false }
      let next = index + 1 < words.count ? words[index + 1] : ""
      return !(word.hasPrefix("tartar") && next == "sauce")
    } || words.joined(separator: " ").contains("half shell")
  }

  /// Words in the titles of uncooked dishes.
  private static let names: Set<String> = [
    "raw", "poke", "tartare", "tartar", "ceviche", "cebiche", "seviche", "sebiche", "aguachile",
    "tiradito", "crudo", "crudi", "carpaccio", "sashimi", "sushi", "nigiri", "maki", "temaki",
    "uramaki", "chirashi", "tataki", "kinilaw", "kilawin", "kelaguen", "yusheng", "yukhoe",
    "yukhwe", "lomi", "gravlax", "gravlaks", "gravad", "graved", "kitfo", "mett", "basashi",
    "nayyeh", "nayeh", "namas",
  ]

  /// Whether a line says that its food is meant to be eaten raw.
  static func isMeantRaw(_ line: Ingredient) -> Bool {
    !["sashimi", "sushi"].allSatisfy { !words(of: line).contains($0) }
  }

  /// Whether meat or fish is sold cooked or cured, so that it is eaten without cooking.
  static func isSoldReady(_ line: Ingredient) -> Bool {
    let words = words(of: line)
    return !ready.isDisjoint(with: words) && !words.contains("fresh")
  }

  private static func words(of line: Ingredient) -> [String] {
    let texts = [
      line.name, line.note ?? "", line.food?.rawValue ?? "", line.measure?.word ?? "",
    ]
    let words = FoodName.words(of: texts.joined(separator: " "))
    return words + words.map { FoodName.singular($0) }
  }

  private static let ready: Set<String> = [
    "canned", "tinned", "can", "tin", "jarred", "jar", "smoked", "cured", "pickled", "deli",
    "rotisserie", "cooked", "precooked", "boiled", "leftover", "corned", "confit", "pasteurized",
    "crabmeat",
    "ham", "prosciutto", "salami", "pepperoni", "bresaola", "mortadella", "bologna", "pastrami",
    "coppa", "speck", "jerky", "frankfurter", "anchovy", "kipper", "caviar", "surimi",
    "imitation", "bottarga", "lox", "pate", "liverwurst",
  ]

  /// Whether the steps of a recipe cook its meat, fish and eggs.
  ///
  /// If the steps cannot be interpreted, stated minutes of cooking decide.
  static func isCooked(
    _ flesh: [(line: Ingredient, source: ProteinSource)], beside others: [Ingredient],
    in recipe: Recipe
  ) -> Bool {
    if FleshReading(flesh, beside: others, in: recipe).isAllCooked { return true }
    let isUnderstood = recipe.steps.contains { step in
      let words = FoodName.words(of: step.text)
      return words.contains("the") || words.contains("and")
    }
    return !isUnderstood && !recipe.times.isAssumed && recipe.times.cookMinutes > 0
  }
}
