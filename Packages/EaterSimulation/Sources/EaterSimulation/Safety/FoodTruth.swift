import MealModels

/// A kind of food that a diet may exclude.
enum FoodKind: CaseIterable {
  case meat, poultry, pork, fish, shellfish, dairy, egg, honey, gelatin, rennet, insect, alcohol
  case otherAnimal, scalelessFish, unkosherMeat, unhalalMeat, possiblyAnimal, possiblyPork

  var flag: FoodClasses {
    switch self {
    case .meat: .meat
    case .poultry: .poultry
    case .pork: .pork
    case .fish: .fish
    case .shellfish: .shellfish
    case .dairy: .dairy
    case .egg: .egg
    case .honey: .honey
    case .gelatin: .gelatin
    case .rennet: .rennet
    case .insect: .insect
    case .alcohol: .alcohol
    case .otherAnimal: .animal
    case .scalelessFish: .scalelessFish
    case .unkosherMeat: .unkosherMeat
    case .unhalalMeat: .unhalalMeat
    case .possiblyAnimal: .possibleAnimal
    case .possiblyPork: .possiblePork
    }
  }
}

/// The facts of one food, found with simple rules by following every food that it is made of.
struct FoodTruth {
  /// The food, the foods it is made of, and the foods that any of these replaces.
  var names: Set<FoodID> = []
  /// Allergens that are in it.
  var allergens: Set<Allergen> = []
  /// Allergens that it contains depending on the manufacturer.
  var possible: Set<Allergen> = []
  /// Allergens that it may contain in traces.
  var traces: Set<Allergen> = []
  /// Kinds of food that it is or may be.
  var kinds: Set<FoodKind> = []

  /// Makes the facts of a food; nil if the book lacks the food.
  init?(of id: FoodID, in book: FoodBook) {
    guard let food = book[id] else { return nil }
    walk(to: id, in: book)
    allergens = Self.withNuts(allergens)
    possible = Self.withNuts(possible)
    traces = Self.withNuts(traces)
    addKinds(of: allergens)
    if food.isGroup { addWhatAGroupMayBe() }
  }

  private mutating func walk(to first: FoodID, in book: FoodBook) {
    var visited: Set<FoodID> = []
    var open = [first]
    while let id = open.popLast() {
      guard visited.insert(id).inserted else { continue }
      names.insert(id)
      guard let food = book[id] else { continue }
      addStandIns(of: food, in: book)
      allergens.formUnion(Self.all(food.contents.allergens))
      possible.formUnion(Self.withNuts(Self.all(food.contents.possible)))
      traces.formUnion(Self.withNuts(Self.all(food.contents.traces)))
      for kind in FoodKind.allCases where food.contents.classes.contains(kind.flag) {
        kinds.insert(kind)
      }
      if food.isEither { addAny(of: food.parents, in: book) } else { open += food.parents }
    }
  }

  private static func all(_ set: AllergenSet) -> Set<Allergen> {
    Set(Allergen.allCases.filter(set.contains))
  }

  /// Adds the facts of any of several alternative foods.
  private mutating func addAny(of foods: [FoodID], in book: FoodBook) {
    let truths = foods.map { FoodTruth(of: $0, in: book) ?? FoodTruth() }
    for truth in truths {
      names.formUnion(truth.names)
      possible.formUnion(truth.allergens.union(truth.possible))
      traces.formUnion(truth.traces)
      kinds.formUnion(truth.kinds)
    }
    for allergen in Allergen.allCases where truths.allSatisfy({ $0.allergens.contains(allergen) }) {
      allergens.insert(allergen)
    }
  }

  /// Adds the foods that a food replaces, the foods that these replace, and so on.
  private mutating func addStandIns(of food: Food, in book: FoodBook) {
    for id in food.likes where names.insert(id).inserted {
      if let next = book[id] { addStandIns(of: next, in: book) }
    }
  }

  private static let nutKinds: Set<Allergen> = [
    .almond, .brazilNut, .cashew, .hazelnut, .macadamia, .pecan, .pineNut, .pistachio, .walnut,
  ]

  /// Adds gluten for wheat, tree nuts for every kind of tree nut, and every kind for unspecified
  /// tree nuts.
  private static func withNuts(_ found: Set<Allergen>) -> Set<Allergen> {
    var all = found
    if found.contains(.wheat) { all.insert(.gluten) }
    if !found.isDisjoint(with: nutKinds) {
      all.insert(.treeNut)
    } else if found.contains(.treeNut) {
      all.formUnion(nutKinds)
    }
    return all
  }

  /// Adds the kinds of food that contain some allergens.
  mutating func addKinds(of allergens: Set<Allergen>) {
    if allergens.contains(.milk) { kinds.insert(.dairy) }
    if allergens.contains(.egg) { kinds.insert(.egg) }
    if allergens.contains(.fish) { kinds.insert(.fish) }
    if allergens.contains(.crustacean) { kinds.insert(.shellfish) }
    if allergens.contains(.mollusc) { kinds.insert(.shellfish) }
  }

  /// Adds the kinds that a group may include.
  ///
  /// Poultry may be ostrich, other meat pork or horse, fish may have no scales, cheese may contain
  /// animal rennet, and shellfish may be a crustacean or a mollusc.
  private mutating func addWhatAGroupMayBe() {
    if kinds.contains(.poultry) {
      kinds.insert(.unkosherMeat)
    } else if kinds.contains(.meat) {
      kinds.formUnion([.possiblyPork, .unkosherMeat, .unhalalMeat])
    }
    if kinds.contains(.fish) { kinds.insert(.scalelessFish) }
    if kinds.contains(.dairy) { kinds.insert(.possiblyAnimal) }
    if kinds.contains(.shellfish), !allergens.contains(.crustacean), !allergens.contains(.mollusc) {
      allergens.formUnion([.crustacean, .mollusc])
    }
  }
}
