import MealModels

/// The reason why an eater at the table may not have a substitute.
public enum SubstituteRefusal: Hashable, Sendable {
  /// It does not fit this diet.
  case diet(Diet)
  /// It contains this allergen.
  case allergen(Allergen)
  /// It may be made with this allergen.
  case possible(Allergen)
  /// It may contain traces of this allergen.
  case traces(Allergen)
  /// It is or contains a food that is avoided, by its name.
  case food(String)
  /// It brings meat or dairy into a dish that may contain the other, which is not kosher.
  case meatWithDairy
  /// It has too much carbohydrate for keto, in grams per 100 g; nil if the amount is unknown.
  case carbohydrate(Double?)
  /// It is sweetened with sugar, honey or a syrup, which is not keto.
  case sweetened
  /// It is a name for several foods, such as "plant milk", and it is unknown which is bought.
  case severalFoods(String)
  /// Its contents are unknown.
  case unknown(String)
  /// People with an eater's allergy often react to it as well; the text is the reason.
  case related(String)
  /// An eater is allergic to this food, and it is unknown which foods contain it.
  case undecided(String)

  /// The reason as a short phrase to put after the name: "contains milk".
  public var text: String {
    switch self {
    case .diet(let diet): "is not \(diet.rawValue)"
    case .allergen(let allergen): "contains \(Self.plain(allergen))"
    case .possible(let allergen): "may be made with \(Self.plain(allergen))"
    case .traces(let allergen): "may contain traces of \(Self.plain(allergen))"
    case .food(let name): "contains \(name)"
    case .meatWithDairy: "may bring meat and dairy together, which is not kosher"
    case .carbohydrate(let grams):
      grams.map { "is not keto: \(Int(bounded: $0.rounded())) g net carbohydrate in 100 g" }
        ?? "is not known to be keto"
    case .sweetened: "is not keto: it is sweetened"
    case .severalFoods(let name): "'\(name)' may be any of several foods"
    case .unknown(let name): "we do not know what \(name) contains"
    case .related(let why): "is not offered: \(why)"
    case .undecided(let name): "we cannot tell which foods hold \(name)"
    }
  }

  private static func plain(_ allergen: Allergen) -> String {
    allergen.rawValue.split(separator: "-").joined(separator: " ")
  }
}
