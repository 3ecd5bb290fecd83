/// A food allergen that labels must name in the European Union or the United States.
///
/// Sources: Regulation (EU) No 1169/2011, Annex II (14 allergens); US FALCPA and FASTER Acts (9);
/// tree-nut kinds: the same annex together with FDA guidance of January 2025.
public enum Allergen: String, CaseIterable, Hashable, Sendable, Codable {
  /// Milk and everything made of it.
  case milk
  /// Birds' eggs.
  case egg
  /// Fish.
  case fish
  /// Shrimp, crab, lobster and other crustaceans.
  case crustacean
  /// Mussels, squid, snails and other molluscs.
  case mollusc
  /// Any tree nut.
  case treeNut = "tree-nut"
  /// Peanuts.
  case peanut
  /// Cereals with gluten: wheat, rye, barley, and oats unless declared free of it.
  case gluten
  /// Wheat of any kind, including spelt and durum.
  case wheat
  /// Soybeans.
  case soy
  /// Sesame seeds.
  case sesame
  /// Celery and celeriac.
  case celery
  /// Mustard seed, leaf and paste.
  case mustard
  /// Lupin.
  case lupin
  /// Sulphur dioxide and sulphites.
  case sulphite
  /// Almonds.
  case almond
  /// Brazil nuts.
  case brazilNut = "brazil-nut"
  /// Cashews.
  case cashew
  /// Hazelnuts.
  case hazelnut
  /// Macadamia nuts.
  case macadamia
  /// Pecans.
  case pecan
  /// Pine nuts.
  case pineNut = "pine-nut"
  /// Pistachios.
  case pistachio
  /// Walnuts.
  case walnut

  /// Whether this is one kind of tree nut.
  public var isTreeNutKind: Bool { AllergenSet.treeNutKinds.contains(self) }
}

/// A set of allergens as a bit mask.
public struct AllergenSet: OptionSet, Hashable, Sendable {
  /// One bit for each allergen, in declared order.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Makes a set of exactly these allergens.
  public init(_ allergens: some Sequence<Allergen>) {
    self.init(rawValue: allergens.reduce(0) { $0 | Self.bit(of: $1) })
  }

  /// The allergens of the set, in declared order.
  public var allergens: [Allergen] { Allergen.allCases.filter(contains) }

  /// Whether the set contains an allergen.
  public func contains(_ allergen: Allergen) -> Bool {
    rawValue & Self.bit(of: allergen) != 0
  }

  /// The kinds of tree nut that labels name.
  public static let treeNutKinds = AllergenSet(
    [.almond, .brazilNut, .cashew, .hazelnut, .macadamia, .pecan, .pineNut, .pistachio, .walnut])

  /// The allergens that must be assumed in a food with these allergens.
  ///
  /// Wheat implies gluten, and a named nut implies "tree nut". A tree nut of no named kind may be
  /// of any kind, because unknown means unsafe.
  public var impliedContents: AllergenSet {
    var contents = self
    if contains(.wheat) { contents.insert(AllergenSet([.gluten])) }
    if !isDisjoint(with: Self.treeNutKinds) {
      contents.insert(AllergenSet([.treeNut]))
    } else if contains(.treeNut) {
      contents.insert(Self.treeNutKinds)
    }
    return contents
  }

  /// These allergens and the allergens that may hide them: gluten may be that of wheat.
  ///
  /// Oats and barley are grown and milled next to wheat, and "may contain gluten" names no cereal.
  /// A food that is sold as free of gluten does not have the allergen gluten.
  var withMaskingKin: AllergenSet {
    contains(.wheat) ? union(AllergenSet([.gluten])) : self
  }

  private static func bit(of allergen: Allergen) -> UInt32 {
    1 << UInt32(Allergen.allCases.firstIndex(of: allergen) ?? 0)
  }
}
