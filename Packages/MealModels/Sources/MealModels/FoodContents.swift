/// The contents of a food or a whole meal, as far as limits are concerned.
public struct FoodContents: Hashable, Sendable {
  /// The allergens that it contains.
  public var allergens: AllergenSet

  /// The allergens of ingredients that depend on its maker: a plant milk may be made of almonds.
  public var possible: AllergenSet

  /// The allergens that it may contain in traces, because it is made next to them.
  public var traces: AllergenSet

  /// The kinds of food in it.
  public var classes: FoodClasses

  /// Makes contents of exactly these allergens and kinds of food.
  public init(
    allergens: AllergenSet = [], possible: AllergenSet = [], traces: AllergenSet = [],
    classes: FoodClasses = []
  ) {
    self.allergens = allergens
    self.possible = possible
    self.traces = traces
    self.classes = classes
  }

  /// The allergens that are, or may be, ingredients of it; accepting traces does not accept these.
  public var asIngredients: AllergenSet { allergens.union(possible) }

  /// The allergens with which it may be made and which it does not certainly contain.
  public var possibleAlone: AllergenSet { possible.subtracting(allergens) }

  /// The allergens that it may contain only in traces.
  public var tracesAlone: AllergenSet { traces.subtracting(asIngredients) }

  /// The contents of one food together with everything they imply.
  ///
  /// Implications apply to single foods: if a meal also has almonds, its mixed nuts may still be
  /// nuts of any kind.
  public var withImplications: FoodContents {
    FoodContents(
      allergens: allergens.impliedContents, possible: possible.impliedContents,
      traces: traces.impliedContents,
      classes: classes.union(FoodClasses(implying: allergens)))
  }

  /// The contents in which possible allergens and traces have their implications: a tree nut of no
  /// named kind may be any nut.
  var withImpliedDoubts: FoodContents {
    FoodContents(
      allergens: allergens, possible: possible.impliedContents, traces: traces.impliedContents,
      classes: classes)
  }

  /// The contents of a name for several foods, if any of these foods may be meant.
  ///
  /// Meat may be pork or horse, poultry may be ostrich, fish may lack scales, cheese may be set
  /// with animal rennet, and shellfish is a crustacean or a mollusc.
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

  /// Adds the contents of another food.
  public mutating func formUnion(_ other: FoodContents) {
    allergens.formUnion(other.allergens)
    possible.formUnion(other.possible)
    traces.formUnion(other.traces)
    classes.formUnion(other.classes)
  }

  /// The diets that something with these contents fits.
  ///
  /// Rules: see each case of ``Diet``. Possible contents are treated as certain ones. Traces of
  /// gluten break only the gluten-free diet.
  public var diets: DietSet {
    DietSet(where: fits)
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
