/// Brings stated nutrition to the property names of schema.org, and its texts to amounts.
enum NutritionNames {
  /// The property that a name means; nil if the name states no nutrition.
  static func property(_ name: String) -> String? {
    let folded = name.lowercased().filter(\.isLetter)
    if let known = others[folded] { return known }
    return name.hasPrefix("@") || name == "name" || name == "description" || name == "url"
      ? nil : name
  }

  /// An amount without the name of its nutrient before it: "Protein: 5g".
  static func amount(_ text: String) -> String {
    guard let colon = text.firstIndex(of: ":"), !text[..<colon].contains(where: \.isNumber) else {
      return text
    }
    let rest = String(text[text.index(after: colon)...]).trimmingBlanks
    return rest.isEmpty ? text : rest
  }

  private static let others = [
    "carbohydrates": "carbohydrateContent", "carbs": "carbohydrateContent",
    "carbohydrate": "carbohydrateContent", "protein": "proteinContent",
    "proteins": "proteinContent",
    "fat": "fatContent", "totalfat": "fatContent", "saturatedfat": "saturatedFatContent",
    "unsaturatedfat": "unsaturatedFatContent", "transfat": "transFatContent",
    "sugar": "sugarContent", "sugars": "sugarContent", "fiber": "fiberContent",
    "fibre": "fiberContent", "fibercontent": "fiberContent", "sodium": "sodiumContent",
    "cholesterol": "cholesterolContent", "calories": "calories", "energy": "calories",
    "servingsize": "servingSize",
  ]
}
