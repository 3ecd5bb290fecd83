/// What a food or a whole meal contains, as far as limits are concerned.
public struct FoodContents: Hashable, Sendable {
  /// Allergens it contains.
  public var allergens: AllergenSet

  /// Allergens of ingredients that it is made with or without, as its maker likes: a plant milk may
  /// be of almonds.
  public var possible: AllergenSet

  /// Allergens it may contain in traces, because it is made beside them.
  public var traces: AllergenSet

  /// Kinds of food in it.
  public var classes: FoodClasses

  /// Makes contents of exactly these.
  public init(
    allergens: AllergenSet = [], possible: AllergenSet = [], traces: AllergenSet = [],
    classes: FoodClasses = []
  ) {
    self.allergens = allergens
    self.possible = possible
    self.traces = traces
    self.classes = classes
  }

  /// Allergens that are in it as ingredients, or may be; what somebody accepts in traces is accepted
  /// here no more than anywhere.
  public var asIngredients: AllergenSet { allergens.union(possible) }

  /// Allergens that it may be made with and does not contain anyway.
  public var possibleAlone: AllergenSet { possible.subtracting(allergens) }

  /// Allergens that it may contain in traces alone.
  public var tracesAlone: AllergenSet { traces.subtracting(asIngredients) }

  /// The contents of one food together with everything they imply.
  ///
  /// Implications belong to single foods: mixed nuts next to almonds are still nuts of any kind.
  public var withImplications: FoodContents {
    FoodContents(
      allergens: allergens.impliedContents, possible: possible.impliedContents,
      traces: traces.impliedContents,
      classes: classes.union(FoodClasses(implying: allergens)))
  }

  /// The contents with every nut that may be meant by a nut of no kind among what is not certain.
  var withImpliedDoubts: FoodContents {
    FoodContents(
      allergens: allergens, possible: possible.impliedContents, traces: traces.impliedContents,
      classes: classes)
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
    possible.formUnion(other.possible)
    traces.formUnion(other.traces)
    classes.formUnion(other.classes)
  }

  /// The diets that something with these contents fits.
  ///
  /// Rules: see each case of ``Diet``. What it may be made with counts as if it were in it; traces of
  /// gluten count for gluten-free.
  public var diets: DietSet {
    DietSet(Diet.allCases.filter(fits))
  }

  /// Whether something with these contents fits a diet.
  public func fits(_ diet: Diet) -> Bool {
    let classes = classes.union(FoodClasses(implying: possible))
    return switch diet {
    case .everything: true
    case .vegetarian: classes.isDisjoint(with: Self.flesh)
    case .vegan: classes.isDisjoint(with: Self.flesh.union([.dairy, .egg, .honey]))
    case .pescatarian: classes.isDisjoint(with: Self.flesh.subtracting(Self.seafood))
    case .keto: !classes.contains(.highCarb)
    case .glutenFree: !asIngredients.union(traces).contains(.gluten)
    case .dairyFree: !classes.contains(.dairy)
    case .halal: classes.isDisjoint(with: Self.neverHalal)
    case .kosher: Self.areKosher(classes)
    }
  }

  private static func areKosher(_ classes: FoodClasses) -> Bool {
    let never: FoodClasses = [
      .pork, .unkosherMeat, .shellfish, .scalelessFish, .insect, .gelatin, .rennet, .animal,
    ]
    let hasMeat = !classes.isDisjoint(with: [.meat, .poultry])
    return classes.isDisjoint(with: never.union(FoodClasses.uncertain))
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
