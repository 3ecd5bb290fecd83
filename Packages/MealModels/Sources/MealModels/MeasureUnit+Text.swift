extension MeasureUnit {
  /// The unit as recipes print it: "cup", "tbsp", "g".
  public var symbol: String {
    switch self {
    case .teaspoon: "tsp"
    case .tablespoon: "tbsp"
    case .fluidOunce: "fl oz"
    case .millilitre: "ml"
    case .litre: "l"
    case .gram: "g"
    case .kilogram: "kg"
    case .ounce: "oz"
    case .pound: "lb"
    default: rawValue
    }
  }

  /// The printed unit for an amount; cups, cloves and other words are in the plural above one.
  public func symbol(for quantity: Quantity) -> String {
    guard symbol == rawValue, quantity.upperBound > .one else { return symbol }
    switch self {
    case .leaf: return "leaves"
    case .pinch, .dash, .bunch: return rawValue + "es"
    default: return rawValue + "s"
    }
  }

  /// Reads a unit as people write it, singular or plural, long or short; nil for any other text.
  public init?(named text: some StringProtocol) {
    let word = text.lowercased().filter { $0 != "." }
    guard let unit = Self.names[word] else { return nil }
    self = unit
  }

  /// Every accepted spelling, for messages that list the correct ones.
  public static var spellings: [String] { names.keys.sorted() }

  private static let names: [String: MeasureUnit] = {
    var names: [String: MeasureUnit] = [
      "tsps": .teaspoon, "tbsps": .tablespoon, "tbs": .tablespoon, "tb": .tablespoon,
      "tbl": .tablespoon, "c": .cup, "pt": .pint, "pts": .pint, "qt": .quart, "qts": .quart,
      "fl-oz": .fluidOunce, "fluid ounce": .fluidOunce, "fluid ounces": .fluidOunce,
      "liter": .litre, "liters": .litre, "milliliter": .millilitre, "milliliters": .millilitre,
      "mls": .millilitre, "gr": .gram, "gm": .gram, "gms": .gram, "kgs": .kilogram,
      "ozs": .ounce, "lbs": .pound, "tin": .can, "tins": .can, "package": .packet,
      "packages": .packet, "pkg": .packet, "pkgs": .packet,
    ]
    for unit in allCases {
      names[unit.rawValue] = unit
      names[unit.symbol] = unit
      names[unit.symbol(for: .exactly(Fraction(2)))] = unit
      names[unit.rawValue + "s"] = unit
    }
    return names
  }()
}
