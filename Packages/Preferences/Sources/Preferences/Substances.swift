import MealModels

/// Substances and additives that an eater may not tolerate, and that no list of foods records.
///
/// They are not foods, so they never become known ingredients of a recipe. Similar substances that
/// recipes do name, like citric acid, are foods marked as hidden in the book.
enum Substances {
  /// Whether a word names such a substance, or an additive by its number.
  static func contain(_ word: String) -> Bool {
    names.contains(FoodName.key(word)) || isNumber(word)
  }

  /// Whether a word is the number of an additive, or a range of them: "E951", "E 150d",
  /// "E100-E199".
  static func isNumber(_ word: String) -> Bool {
    let key = FoodName.key(word)
    let words = key.split(separator: " ")
    return key.hasPrefix("e") && key.contains(where: \.isNumber)
      && words.allSatisfy { word in
        let number = word.drop { $0 == "e" }
        return number.isEmpty || number.wholeMatch(of: /[0-9]{3,4}[a-z]{0,3}/) != nil
      }
  }

  private static let names: Set<String> = Set(
    [
      "additives", "food additives", "preservatives", "emulsifiers", "stabilisers", "stabilizers",
      "thickeners", "acidity regulators", "antioxidants", "sweeteners", "flavour enhancers",
      "flavor enhancers", "flavouring", "flavoring", "flavour", "flavor", "natural flavouring",
      "natural flavoring", "natural flavour", "natural flavor", "artificial flavouring",
      "artificial flavoring", "artificial flavour", "artificial flavor", "aroma",
      "smoke flavouring",
      "colouring", "coloring", "colour", "color", "dye", "food dye", "azo dye",
      "artificial colours",
      "artificial colors", "artificial colouring", "artificial coloring", "enzymes",
      "yeast extract",
      "glutamate", "glutamates", "glutamic acid", "monosodium glutamate", "MSG", "umami",
      "histamine", "histamines", "biogenic amines", "amines", "tyramine", "salicylate",
      "salicylates",
      "salicylic acid", "aspirin", "oxalate", "oxalates", "oxalic acid", "purine", "purines",
      "phytate", "lectin", "lectins", "saponin", "tannin", "tannins", "sulfa", "sulphur", "sulfur",
      "nickel", "cobalt", "chromium", "iodine", "iron", "zinc", "copper", "aluminium", "aluminum",
      "sodium", "potassium", "phosphorus", "vitamin", "vitamins", "vitamin D", "phenylalanine",
      "fructan", "fructans", "FODMAP", "FODMAPs", "polyols", "sugar alcohols", "galactose",
      "fructose", "glucose", "sucrose", "dextrose", "maltose", "maltodextrin", "trehalose",
      "sorbitol",
      "starch", "modified starch", "food starch", "vegetable oil", "vegetable fat", "palm oil",
      "palm fat", "hydrogenated fat", "hydrogenated oil", "trans fat", "spices", "spice",
      "seasoning",
      "herbs", "latex", "alpha-gal", "alpha gal", "balsam of Peru", "benzoate", "benzoates",
      "sorbate",
      "nitrate", "nitrates", "nitrite", "nitrites", "phosphate", "phosphates", "tartrazine", "BHA",
      "BHT", "quinine", "lipid transfer protein", "LTP", "profilin", "birch pollen", "pollen",
      "mould", "mold", "penicillin", "antibiotics", "pesticides", "chitin", "thiocyanate",
      "solanine",
      "capsaicin", "cinnamaldehyde", "vanillin", "limonene", "linalool", "menthol", "citric acid",
      "lecithin of unknown origin", "lecithin", "unspecified lecithin",
      "hydrolysed vegetable protein",
      "hydrolyzed vegetable protein", "hydrolysed protein", "hydrolyzed protein",
      "vegetable protein",
      "plant protein", "gum", "gums", "carrageenan", "xanthan", "guar",
    ].map { FoodName.key($0) })
}
