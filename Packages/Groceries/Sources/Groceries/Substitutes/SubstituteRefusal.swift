import MealModels

/// Why somebody at the table may not eat a substitute.
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
  /// It brings meat or dairy into a dish that may hold the other, which is not kosher.
  case meatWithDairy
  /// It has so much carbohydrate, in grams for 100 g, that it is not keto; nil is unknown.
  case carbohydrate(Double?)
  /// It is sweetened with sugar, honey or a syrup, which is not keto.
  case sweetened
  /// It is a name for several foods, such as "plant milk", and nobody knows which is bought.
  case severalFoods(String)
  /// Nobody knows what it contains.
  case unknown(String)
  /// People who react to something that somebody is allergic to react to it as well, and this is why.
  case related(String)
  /// Somebody is allergic to this food, and nobody can tell what holds it.
  case undecided(String)

  /// The reason as a short phrase after the name: "contains milk".
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
    case .unknown(let name): "nobody knows what \(name) contains"
    case .related(let why): "is not offered: \(why)"
    case .undecided(let name): "nobody can tell what holds \(name)"
    }
  }

  private static func plain(_ allergen: Allergen) -> String {
    allergen.rawValue.split(separator: "-").joined(separator: " ")
  }
}
