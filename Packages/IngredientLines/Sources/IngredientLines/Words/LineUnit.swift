import MealModels

/// The unit of an amount: the words of the line, and the unit of recipes that they name, if any.
public struct LineUnit: Hashable, Sendable, Codable {
  /// The words of the line: "tablespoons", "large handful", "fl oz".
  public var text: String

  /// The unit that can be converted and scaled; nil for any other unit, such as a punnet.
  public var measure: MeasureUnit?

  /// The number of ``measure`` in one such unit: ten millilitres for a centilitre, otherwise one.
  public var size: Fraction

  /// Makes a unit.
  public init(_ text: String, measure: MeasureUnit? = nil, size: Fraction = .one) {
    self.text = text
    self.measure = measure
    self.size = size
  }

  /// The meaning of a unit word.
  struct Meaning: Sendable {
    /// The unit of which it is a multiple.
    var measure: MeasureUnit?
    /// The number of ``measure`` in one such unit.
    var size: Fraction = .one
  }

  private static func exactly(_ measure: MeasureUnit, _ size: Int = 1) -> Meaning {
    Meaning(measure: measure, size: Fraction(size))
  }

  /// English unit words with their meanings; blanks separate the spellings.
  static let meanings: [(StaticString, Meaning)] = [
    ("tsp tsps tsp. teaspoon teaspoons teaspoonful teaspoonfuls", exactly(.teaspoon)),
    (
      "tbsp tbsps tbs tb tbl tblsp tablespoon tablespoons tablespoonful tablespoonfuls",
      exactly(.tablespoon)
    ),
    ("floz fluid-ounce", exactly(.fluidOunce)), ("cup cups c cupful cupfuls", exactly(.cup)),
    ("pint pints pt pts", exactly(.pint)), ("quart quarts qt qts", exactly(.quart)),
    ("gallon gallons gal", exactly(.quart, 4)),
    ("ml mls milliliter milliliters millilitre millilitres cc", exactly(.millilitre)),
    ("cl centiliter centiliters centilitre centilitres", exactly(.millilitre, 10)),
    ("dl deciliter deciliters decilitre decilitres", exactly(.millilitre, 100)),
    ("l liter liters litre litres ltr", exactly(.litre)),
    ("g gram grams gramme grammes gr gm gms", exactly(.gram)),
    ("kg kgs kilo kilos kilogram kilograms kilogramme", exactly(.kilogram)),
    ("oz ozs ounce ounces", exactly(.ounce)), ("lb lbs pound pounds", exactly(.pound)),
    ("pinch pinches", exactly(.pinch)), ("dash dashes", exactly(.dash)),
    ("handful handfuls", exactly(.handful)), ("clove cloves", exactly(.clove)),
    ("slice slices", exactly(.slice)), ("can cans tin tins", exactly(.can)),
    ("sprig sprigs", exactly(.sprig)), ("stalk stalks", exactly(.stalk)),
    ("head heads", exactly(.head)), ("bunch bunches", exactly(.bunch)),
    ("stick sticks", exactly(.stick)), ("sheet sheets", exactly(.sheet)),
    ("fillet fillets filet filets", exactly(.fillet)), ("rasher rashers", exactly(.rasher)),
    ("leaf leaves", exactly(.leaf)), ("piece pieces", exactly(.piece)),
    ("knob knobs", exactly(.knob)),
    ("packet packets package packages pkg pkgs", exactly(.packet)),
    ("dessertspoon dessertspoons dsp fluid fl", Meaning()),
  ]
}
