/// The class of a food for diets: its animal origin, alcohol and starch.
public struct FoodClasses: OptionSet, Hashable, Sendable {
  /// One bit for each class.
  public let rawValue: UInt32

  /// Makes a set of classes from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Flesh of a land animal that is not a bird or a pig.
  public static let meat = FoodClasses(rawValue: 1 << 0)
  /// Flesh of a bird.
  public static let poultry = FoodClasses(rawValue: 1 << 1)
  /// Any part of a pig.
  public static let pork = FoodClasses(rawValue: 1 << 2)
  /// Fish.
  public static let fish = FoodClasses(rawValue: 1 << 3)
  /// Crustaceans and molluscs.
  public static let shellfish = FoodClasses(rawValue: 1 << 4)
  /// Milk and everything made of it.
  public static let dairy = FoodClasses(rawValue: 1 << 5)
  /// Eggs and everything made of them.
  public static let egg = FoodClasses(rawValue: 1 << 6)
  /// Honey.
  public static let honey = FoodClasses(rawValue: 1 << 7)
  /// Gelatin from bones and skin.
  public static let gelatin = FoodClasses(rawValue: 1 << 8)
  /// Cheese set with animal rennet.
  public static let rennet = FoodClasses(rawValue: 1 << 9)
  /// Any other product of an animal's body.
  public static let animal = FoodClasses(rawValue: 1 << 10)
  /// Insects and foods made of them.
  public static let insect = FoodClasses(rawValue: 1 << 11)
  /// Fish without scales that can be removed.
  public static let scalelessFish = FoodClasses(rawValue: 1 << 12)
  /// Alcohol as an ingredient, cooked off or not.
  public static let alcohol = FoodClasses(rawValue: 1 << 13)
  /// A meal with more net carbohydrate than keto allows, or with an unknown amount.
  ///
  /// No single food has this class; it follows from the amounts of all foods in a serving.
  public static let highCarb = FoodClasses(rawValue: 1 << 14)
  /// Depending on its maker, may contain a product of an animal's body: rennet in a cheddar,
  /// gelatin in a sour cream.
  public static let possibleAnimal = FoodClasses(rawValue: 1 << 15)
  /// Depending on its maker, may contain lard or another product of a pig.
  public static let possiblePork = FoodClasses(rawValue: 1 << 16)
  /// Flesh, blood, eggs or milk of a land animal that kosher kitchens do not use: rabbit, horse,
  /// ostrich, snail.
  public static let unkosherMeat = FoodClasses(rawValue: 1 << 17)
  /// Flesh that halal kitchens forbid or argue about, and blood of any animal: horse, frog, snail.
  public static let unhalalMeat = FoodClasses(rawValue: 1 << 18)

  /// The classes that a food may belong to, depending on its maker.
  public static let uncertain: FoodClasses = [.possibleAnimal, .possiblePork]

  /// Every class of single foods with the name that data files use for it.
  public static let named: [(name: String, value: FoodClasses)] = [
    ("meat", .meat), ("poultry", .poultry), ("pork", .pork), ("fish", .fish),
    ("shellfish", .shellfish), ("dairy", .dairy), ("egg", .egg), ("honey", .honey),
    ("gelatin", .gelatin), ("rennet", .rennet), ("animal", .animal), ("insect", .insect),
    ("scaleless-fish", .scalelessFish), ("alcohol", .alcohol), ("possible-animal", .possibleAnimal),
    ("possible-pork", .possiblePork), ("unkosher-meat", .unkosherMeat),
    ("unhalal-meat", .unhalalMeat),
  ]

  /// Classes that follow from containing an allergen: milk is dairy, a crustacean is shellfish.
  public init(implying allergens: AllergenSet) {
    var classes: FoodClasses = []
    if allergens.contains(.milk) { classes.insert(.dairy) }
    if allergens.contains(.egg) { classes.insert(.egg) }
    if allergens.contains(.fish) { classes.insert(.fish) }
    if allergens.contains(.crustacean) || allergens.contains(.mollusc) {
      classes.insert(.shellfish)
    }
    self = classes
  }
}

extension FoodClasses: CustomStringConvertible {
  /// The names of the classes, such as "dairy, egg"; "none" for the empty set.
  public var description: String {
    let names = Self.named.filter { contains($0.value) }.map(\.name)
    return (names + (contains(.highCarb) ? ["high-carb"] : [])).commaList
  }
}
