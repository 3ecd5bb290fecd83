import MealModels

extension Allergen {
  /// The allergens that people mean by a word: "nuts" are tree nuts and peanuts.
  ///
  /// Words are compared like names of foods. An everyday word may cover several allergens. The
  /// result is empty if the word names no allergen.
  public static func named(_ word: String) -> [Allergen] { everyday[FoodName.key(word)] ?? [] }

  /// The allergens that people mean by a word for their allergy.
  ///
  /// The word may be an illness or a word from a label.
  static func meant(by word: String) -> [Allergen] {
    let key = FoodName.key(word)
    return everyday[key] ?? ofLabels[key] ?? []
  }

  private static let everyday = table(
    [
      ([.milk], ["dairy", "lactose"]),
      ([.crustacean, .mollusc], ["shellfish"]),
      ([.fish, .crustacean, .mollusc], ["seafood"]),
      ([.mollusc], ["mollusk"]), ([.treeNut, .peanut], ["nut"]),
      ([.soy], ["soya", "soybean"]), ([.sesame], ["sesame seed"]), ([.sulphite], ["sulfite"]),
    ] + allCases.map { ([$0], [$0.rawValue]) })

  private static let ofLabels = table([
    ([.milk], ["cow milk", "milk sugar", "CMPA", "CMP", "bovine", "lactose intolerance"]),
    ([.egg], ["hen's egg", "hen egg", "hens egg", "bird egg"]), ([.fish], ["finned fish"]),
    ([.fish, .crustacean, .mollusc], ["sea food", "fish and shellfish"]),
    ([.crustacean, .mollusc], ["crustaceans and molluscs"]),
    ([.crustacean], ["crustacea", "crustacean shellfish"]),
    ([.mollusc], ["mollusca", "molluscan shellfish"]),
    ([.treeNut, .peanut], ["nut oil", "nut butter", "nut milk", "nut flour", "ground nut"]),
    ([.treeNut], ["treenut", "nuts from trees"]), ([.peanut], ["arachis"]),
    ([.soy], ["soyabean", "soy bean", "soya bean", "soja", "glycine max"]),
    (
      [.gluten],
      [
        "coeliac", "celiac", "coeliac disease", "celiac disease", "gliadin",
        "gluten cereals", "gluten grains", "cereals containing gluten",
        "cereals that contain gluten",
      ]
    ),
    (
      [.sulphite],
      [
        "SO2", "E220 E228", "E220 228", "E 220 228", "E 220 E 228", "E220 to E228",
        "sulphiting agents", "sulfiting agents", "sulphur dioxide and sulphites",
        "sulfur dioxide and sulfites",
      ]
    ),
  ])

  private static func table(_ rows: [([Allergen], [String])]) -> [String: [Allergen]] {
    Dictionary(
      rows.flatMap { allergens, words in words.map { (FoodName.key($0), allergens) } },
      uniquingKeysWith: { $1 })
  }
}
