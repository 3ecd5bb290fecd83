import MealModels

extension Allergen {
  /// The allergens that people mean by a word: "nuts" are tree nuts and peanuts.
  ///
  /// Ids are understood in any case; where an everyday word covers several allergens, all of them
  /// are meant. Empty when the word is not an allergen.
  public static func named(_ word: String) -> [Allergen] {
    let word = word.lowercased()
    return Allergen(rawValue: word).map { [$0] } ?? everyday[word] ?? []
  }

  private static let everyday: [String: [Allergen]] = [
    "dairy": [.milk], "lactose": [.milk], "eggs": [.egg], "shellfish": [.crustacean, .mollusc],
    "seafood": [.fish, .crustacean, .mollusc], "crustaceans": [.crustacean],
    "molluscs": [.mollusc], "mollusk": [.mollusc], "mollusks": [.mollusc],
    "nut": [.treeNut, .peanut], "nuts": [.treeNut, .peanut], "tree nut": [.treeNut],
    "tree nuts": [.treeNut], "tree-nuts": [.treeNut], "peanuts": [.peanut], "soya": [.soy],
    "soybean": [.soy], "soybeans": [.soy], "sesame seed": [.sesame], "sesame seeds": [.sesame],
    "sulphites": [.sulphite], "sulfite": [.sulphite], "sulfites": [.sulphite],
    "almonds": [.almond], "brazil nut": [.brazilNut], "brazil nuts": [.brazilNut],
    "cashews": [.cashew], "hazelnuts": [.hazelnut], "macadamias": [.macadamia],
    "pecans": [.pecan], "pine nut": [.pineNut], "pine nuts": [.pineNut],
    "pistachios": [.pistachio], "walnuts": [.walnut],
  ]
}
