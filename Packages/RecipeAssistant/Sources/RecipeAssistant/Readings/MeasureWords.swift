import MealModels

/// The units in a text whose words have no other meaning.
enum MeasureWords {
  /// The units of a text.
  static func units(in text: String) -> Set<MeasureUnit> {
    Set(LineWordSet.words(of: text).compactMap { units[$0] })
  }

  /// Whether a text is only a unit.
  static func isUnit(_ text: String) -> Bool {
    let words = LineWordSet.words(of: text)
    return words == ["fluid", "ounce"] || words == ["fluid", "ounces"] || words == ["fl", "oz"]
      || words.count == 1 && units[words[0]] != nil
  }

  /// Volumes and weights; pieces such as a clove are foods or plain words as well.
  private static let units: [String: MeasureUnit] = {
    let spellings: [(MeasureUnit, String)] = [
      (.teaspoon, "tsp tsps teaspoon teaspoons"),
      (.tablespoon, "tbsp tbsps tbs tablespoon tablespoons"),
      (.cup, "cup cups"), (.pint, "pint pints pt"), (.quart, "quart quarts qt"),
      (.millilitre, "ml millilitre millilitres milliliter milliliters"),
      (.litre, "l litre litres liter liters"), (.gram, "g gram grams gramme grammes"),
      (.kilogram, "kg kilo kilos kilogram kilograms"), (.ounce, "oz ounce ounces"),
      (.pound, "lb lbs pound pounds"),
    ]
    var units: [String: MeasureUnit] = [:]
    for (unit, words) in spellings {
      for word in words.split(separator: " ") { units[String(word)] = unit }
    }
    return units
  }()
}
