extension AllergenSet {
  /// Milk and everything made of it.
  public static let milk = AllergenSet(rawValue: 1 << 0)
  /// Birds' eggs.
  public static let egg = AllergenSet(rawValue: 1 << 1)
  /// Fish.
  public static let fish = AllergenSet(rawValue: 1 << 2)
  /// Shrimp, crab, lobster and other crustaceans.
  public static let crustacean = AllergenSet(rawValue: 1 << 3)
  /// Mussels, squid, snails and other molluscs.
  public static let mollusc = AllergenSet(rawValue: 1 << 4)
  /// Any tree nut.
  public static let treeNut = AllergenSet(rawValue: 1 << 5)
  /// Peanuts.
  public static let peanut = AllergenSet(rawValue: 1 << 6)
  /// Cereals with gluten: wheat, rye, barley, and oats unless declared free of it.
  public static let gluten = AllergenSet(rawValue: 1 << 7)
  /// Wheat of any kind, including spelt and durum.
  public static let wheat = AllergenSet(rawValue: 1 << 8)
  /// Soybeans.
  public static let soy = AllergenSet(rawValue: 1 << 9)
  /// Sesame seeds.
  public static let sesame = AllergenSet(rawValue: 1 << 10)
  /// Celery and celeriac.
  public static let celery = AllergenSet(rawValue: 1 << 11)
  /// Mustard seed, leaf and paste.
  public static let mustard = AllergenSet(rawValue: 1 << 12)
  /// Lupin.
  public static let lupin = AllergenSet(rawValue: 1 << 13)
  /// Sulphur dioxide and sulphites.
  public static let sulphite = AllergenSet(rawValue: 1 << 14)
  /// Almonds.
  public static let almond = AllergenSet(rawValue: 1 << 15)
  /// Brazil nuts.
  public static let brazilNut = AllergenSet(rawValue: 1 << 16)
  /// Cashews.
  public static let cashew = AllergenSet(rawValue: 1 << 17)
  /// Hazelnuts.
  public static let hazelnut = AllergenSet(rawValue: 1 << 18)
  /// Macadamia nuts.
  public static let macadamia = AllergenSet(rawValue: 1 << 19)
  /// Pecans.
  public static let pecan = AllergenSet(rawValue: 1 << 20)
  /// Pine nuts.
  public static let pineNut = AllergenSet(rawValue: 1 << 21)
  /// Pistachios.
  public static let pistachio = AllergenSet(rawValue: 1 << 22)
  /// Walnuts.
  public static let walnut = AllergenSet(rawValue: 1 << 23)
}

extension AllergenSet: CustomStringConvertible {
  /// The names of the allergens, such as "milk, tree-nut"; "none" for the empty set.
  public var description: String { allergens.map(\.rawValue).commaList }
}
