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

/// What is true of one food, found by walking to everything it is made of, one rule after another.
struct FoodTruth {
  /// Itself, what it is made of, and what any of these stands in for.
  var names: Set<FoodID> = []
  /// Allergens that are in it.
  var allergens: Set<Allergen> = []
  /// Allergens that it is made with or without, as its maker likes.
  var possible: Set<Allergen> = []
  /// Allergens it may hold in traces.
  var traces: Set<Allergen> = []
  /// Kinds of food that it is or may be.
  var kinds: Set<FoodKind> = []

  /// Nothing is known of a food outside the book.
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

  /// What is true of one of some foods, whichever it is.
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

  /// What a food stands in for, what that stands in for, and so on.
  private mutating func addStandIns(of food: Food, in book: FoodBook) {
    for id in food.likes where names.insert(id).inserted {
      if let next = book[id] { addStandIns(of: next, in: book) }
    }
  }

  private static let nutKinds: Set<Allergen> = [
    .almond, .brazilNut, .cashew, .hazelnut, .macadamia, .pecan, .pineNut, .pistachio, .walnut,
  ]

  /// Wheat is gluten; every kind of tree nut is a tree nut; one of no named kind could be any.
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

  /// Adds the kinds of food that hold some allergens.
  mutating func addKinds(of allergens: Set<Allergen>) {
    if allergens.contains(.milk) { kinds.insert(.dairy) }
    if allergens.contains(.egg) { kinds.insert(.egg) }
    if allergens.contains(.fish) { kinds.insert(.fish) }
    if allergens.contains(.crustacean) { kinds.insert(.shellfish) }
    if allergens.contains(.mollusc) { kinds.insert(.shellfish) }
  }

  /// Poultry may be ostrich, other meat pork or horse, fish without scales, cheese set with animal
  /// rennet, shellfish a crustacean or a mollusc.
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
