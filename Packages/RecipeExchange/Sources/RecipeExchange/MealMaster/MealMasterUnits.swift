/// The codes of units in Meal-Master.
enum MealMasterUnits {
  /// How a unit is written out, by its code; an empty text for codes that only count pieces.
  static func name(_ code: Substring) -> String? {
    names[code] ?? names[Substring(code.lowercased())]
  }

  private static let names: [Substring: String] = [
    "x": "per serving", "sm": "small", "md": "medium", "lg": "large", "cn": "can",
    "pk": "package", "pn": "pinch", "dr": "drop", "ds": "dash", "ct": "carton", "bn": "bunch",
    "sl": "slice", "ea": "", "t": "teaspoon", "ts": "teaspoon", "T": "tablespoon",
    "tb": "tablespoon", "fl": "fluid ounce", "c": "cup", "pt": "pint", "qt": "quart",
    "ga": "gallon", "oz": "ounce", "lb": "pound", "ml": "ml", "cb": "cubic cm", "cl": "cl",
    "dl": "dl", "l": "liter", "mg": "mg", "cg": "cg", "dg": "dg", "g": "g", "kg": "kg",
    // Not in the program's own list, but in many files.
    "bt": "bottle", "bx": "box", "jr": "jar", "st": "stalk", "hd": "head",
    "gl": "gallon", "tn": "tin", "sp": "sprig", "pc": "piece", "in": "inch", "el": "EL", "tl": "TL",
  ]

  /// The plural of a unit.
  static func plural(_ name: String) -> String {
    if ["pinch", "dash", "bunch", "inch", "box"].contains(name) { return name + "es" }
    return counted.contains(name) ? name + "s" : name
  }

  /// Units whose plural is written with an s.
  private static let counted: Set<String> = [
    "can", "drop", "carton", "slice", "teaspoon", "tablespoon", "fluid ounce", "cup", "pint",
    "quart", "gallon", "ounce", "pound", "liter", "package", "bottle", "jar", "clove", "stalk",
    "head", "tin", "sprig", "piece",
  ]
}
