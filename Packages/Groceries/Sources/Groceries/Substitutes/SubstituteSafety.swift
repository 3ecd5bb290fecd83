import MealModels

/// Checks substitutes against every limit of all eaters; an unknown food is refused.
struct SubstituteSafety: Sendable {
  /// The most net carbohydrate that a keto substitute may have, in grams per 100 g.
  ///
  /// With 100 g of it, a serving stays within ``MealDeriver/ketoLimit``.
  static let ketoBound = MealDeriver.ketoLimit

  /// The keto bound for foods that are drunk or poured by the cup of 240 ml.
  static let cupBound = MealDeriver.ketoLimit / 2.4

  /// The keto bound for foods that fill a plate, of which a serving is about 150 g.
  static let plateBound = MealDeriver.ketoLimit / 1.5

  /// The keto bound for foods used by the pinch, of which a serving has a few grams.
  static let pinchBound = 70.0

  /// The keto bound for foods used by the spoon.
  static let spoonBound = 12.0

  private let book: FoodBook
  private let carbohydrate: @Sendable (FoodID) -> Double?
  private let aisles: FoodAisles
  private let cousins = CrossReactions.bundled

  /// Takes the known foods, and a closure for their net carbohydrate in grams per 100 g.
  init(_ book: FoodBook, carbohydrate: @escaping @Sendable (FoodID) -> Double?) {
    self.book = book
    aisles = FoodAisles(.bundled, book)
    self.carbohydrate = carbohydrate
  }

  /// All reasons against a substitute for the eaters at the table; empty if it is safe.
  func refusals(of substitute: Substitute, for request: SubstituteRequest) -> [SubstituteRefusal] {
    var reasons = unknown(in: substitute)
    let limits = request.limits
    reasons += limits.undecidedFoods.map { .undecided(name(of: $0)) }
    let facts = facts(of: substitute)
    reasons += breaches(of: facts, limits)
    reasons += related(substitute, limits) { $0 == .never }.map { .related($0) }
    if limits.diets.contains(.kosher), reasons.isEmpty,
      mixes(facts.contents, replacing: substitute.original, beside: request.beside)
    {
      reasons.append(.meatWithDairy)
    }
    if limits.diets.contains(.keto) { reasons += carbohydrates(of: substitute) }
    if reasons.isEmpty, !limits.admits(facts) {
      reasons.append(.unknown(name(of: substitute.food)))
    }
    return reasons
  }

  /// The warning to show before an eater takes a substitute that is related to their allergy; nil
  /// if it is related to none.
  func caution(of substitute: Substitute, for limits: EaterLimits) -> String? {
    related(substitute, limits) { $0 != .never }.first.map { "ask first: \($0)" }
  }

  private func related(
    _ substitute: Substitute, _ limits: EaterLimits, _ isMeant: (CrossReactions.Offer) -> Bool
  ) -> [String] {
    substitute.parts.flatMap { part in
      cousins.rows(about: part.food, instead: substitute.original, for: limits, in: book)
        .filter { isMeant($0.offer) }.map(\.why)
    }
  }

  /// The contents of all parts together.
  func facts(of substitute: Substitute) -> MealFacts {
    var contents = FoodContents()
    var foods: Set<FoodID> = []
    var unknown: [String] = []
    for part in substitute.parts {
      guard let own = book.contents(of: part.food) else {
        unknown.append(part.food.rawValue)
        continue
      }
      contents.formUnion(own)
      foods.formUnion(book.lineage(of: part.food))
    }
    return MealFacts(contents: contents, foods: foods, unknownIngredients: unknown)
  }

  private func unknown(in substitute: Substitute) -> [SubstituteRefusal] {
    substitute.parts.compactMap { part in
      guard let food = book[part.food] else { return .unknown(part.food.rawValue) }
      return food.isGroup ? .severalFoods(food.name) : nil
    }
  }

  /// The broken limits, each once: a food that several allergies and dislikes cover is named once.
  private func breaches(of facts: MealFacts, _ limits: EaterLimits) -> [SubstituteRefusal] {
    let all: [SubstituteRefusal] = limits.breaches(of: facts).compactMap { breach in
      switch breach {
      case .diet(let diet): .diet(diet)
      case .contains(let allergen): .allergen(allergen)
      case .mayContain(let allergen): .possible(allergen)
      case .traces(let allergen): .traces(allergen)
      case .allergy(_, let food), .dislike(let food): .food(name(of: food))
      case .unknown: nil
      }
    }
    return all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] }
  }

  /// Whether the substitute brings meat and dairy together in a dish that had only one of them.
  ///
  /// If the dish is unknown, the replaced food is its only certain content.
  private func mixes(
    _ contents: FoodContents, replacing original: FoodID, beside: MealFacts?
  ) -> Bool {
    let flesh: FoodClasses = [.meat, .poultry]
    let hasMeat = !contents.classes.isDisjoint(with: flesh)
    let hasDairy = contents.classes.contains(.dairy)
    guard let beside, beside.unknownIngredients.isEmpty else {
      let before = book.contents(of: original)?.classes ?? []
      return hasMeat && before.isDisjoint(with: flesh) || hasDairy && !before.contains(.dairy)
    }
    return hasMeat && beside.contents.classes.contains(.dairy)
      || hasDairy && !beside.contents.classes.isDisjoint(with: flesh)
  }

  private func carbohydrates(of substitute: Substitute) -> [SubstituteRefusal] {
    for part in substitute.parts where !Self.sweetWithoutSugar.contains(part.food) {
      if !book.lineage(of: part.food).isDisjoint(with: Self.sugars) { return [.sweetened] }
      guard let grams = carbohydrate(part.food) else { return [.carbohydrate(nil)] }
      if grams > bound(part.food, substitute.job) { return [.carbohydrate(grams)] }
    }
    return []
  }

  /// Sugars and syrups; foods sweetened with one of them are not keto in any amount.
  private static let sugars: Set<FoodID> = [
    "sugar", "honey", "corn-syrup", "maple-syrup", "agave-syrup", "golden-syrup", "rice-syrup",
    "date-syrup", "molasses", "dextrose", "fructose", "jaggery",
  ]

  /// Sweet foods whose carbohydrate the body hardly uses, although tables include it.
  ///
  /// Source: 21 CFR 101.9 with FDA guidance of October 2020 on allulose; the same agency gives
  /// erythritol 0.2 kcal per gram; stevia and monk fruit are used by the milligram.
  private static let sweetWithoutSugar: Set<FoodID> = [
    "erythritol", "allulose", "stevia", "monk-fruit-sweetener",
  ]

  /// The keto bound of a part.
  ///
  /// Spices and raising agents are used by the pinch and milk by the cup. Flour is shared by
  /// everyone who eats from the baked food.
  private func bound(_ food: FoodID, _ job: SubstituteJob) -> Double {
    let aisle = aisles.aisle(of: food)
    if aisle == .spices || job == .leavening { return Self.pinchBound }
    if aisle == .drinks || aisle == .alcohol { return Self.cupBound }
    switch job {
    case .aroma, .acid, .umami, .heat, .salt: return Self.spoonBound
    case .color: return aisle == .produce ? Self.plateBound : Self.spoonBound
    case .dairy: return Self.cupBound
    case .body, .freshness: return Self.plateBound
    case .starch: return aisle == .baking ? Self.ketoBound : Self.plateBound
    default: return aisle == .produce ? Self.plateBound : Self.ketoBound
    }
  }

  private func name(of food: FoodID) -> String { book[food]?.name ?? food.rawValue }
}
