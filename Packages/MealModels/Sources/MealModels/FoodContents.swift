/// What a food or a whole meal contains, as far as limits are concerned.
public struct FoodContents: Hashable, Sendable {
  /// Allergens it contains.
  public var allergens: AllergenSet

  /// Allergens it may contain in traces.
  public var traces: AllergenSet

  /// Kinds of food in it.
  public var classes: FoodClasses

  /// Makes contents of exactly these.
  public init(allergens: AllergenSet = [], traces: AllergenSet = [], classes: FoodClasses = []) {
    self.allergens = allergens
    self.traces = traces
    self.classes = classes
  }

  /// The contents of one food together with everything they imply.
  ///
  /// Implications belong to single foods: mixed nuts next to almonds are still nuts of any kind.
  public var withImplications: FoodContents {
    FoodContents(
      allergens: allergens.impliedContents, traces: traces.impliedContents,
      classes: classes.union(FoodClasses(implying: allergens)))
  }

  /// The contents of a name for several foods, any of which may be meant.
  ///
  /// Meat may be pork or horse, poultry may be ostrich, fish may lack scales, cheese may be set with
  /// animal rennet, and shellfish is a crustacean or a mollusc.
  var withAnyKind: FoodContents {
    var result = self
    if classes.contains(.poultry) {
      result.classes.insert(.unkosherMeat)
    } else if classes.contains(.meat) {
      result.classes.formUnion([.possiblePork, .unkosherMeat, .unhalalMeat])
    }
    if classes.contains(.fish) { result.classes.insert(.scalelessFish) }
    if classes.contains(.dairy) { result.classes.insert(.possibleAnimal) }
    let shells = AllergenSet([.crustacean, .mollusc])
    if classes.contains(.shellfish), allergens.isDisjoint(with: shells) {
      result.allergens.formUnion(shells)
    }
    return result
  }

  /// Adds what another food contains.
  public mutating func formUnion(_ other: FoodContents) {
    allergens.formUnion(other.allergens)
    traces.formUnion(other.traces)
    classes.formUnion(other.classes)
  }

  /// The diets that something with these contents fits.
  ///
  /// Rules: see each case of ``Diet``. Traces of gluten count for gluten-free.
  public var diets: DietSet {
    DietSet(Diet.allCases.filter(fits))
  }

  /// Whether something with these contents fits a diet.
  public func fits(_ diet: Diet) -> Bool {
    switch diet {
    case .everything: true
    case .vegetarian: classes.isDisjoint(with: Self.flesh)
    case .vegan: classes.isDisjoint(with: Self.flesh.union([.dairy, .egg, .honey]))
    case .pescatarian: classes.isDisjoint(with: Self.flesh.subtracting(Self.seafood))
    case .keto: !classes.contains(.highCarb)
    case .glutenFree: !allergens.union(traces).contains(.gluten)
    case .dairyFree: !classes.contains(.dairy)
    case .halal: classes.isDisjoint(with: Self.neverHalal)
    case .kosher: isKosher
    }
  }

  private var isKosher: Bool {
    let never: FoodClasses = [
      .pork, .unkosherMeat, .shellfish, .scalelessFish, .insect, .gelatin, .rennet, .animal,
    ]
    let hasMeat = !classes.isDisjoint(with: [.meat, .poultry])
    return classes.isDisjoint(with: never.union(.uncertain))
      && !(hasMeat && classes.contains(.dairy))
  }

  private static let neverHalal = FoodClasses([
    .pork, .unhalalMeat, .alcohol, .gelatin, .rennet, .animal,
  ]).union(.uncertain)

  private static let seafood: FoodClasses = [.fish, .shellfish, .scalelessFish]

  private static let flesh = FoodClasses([
    .meat, .poultry, .pork, .fish, .shellfish, .scalelessFish, .gelatin, .rennet, .animal, .insect,
  ]).union(.uncertain)
}
