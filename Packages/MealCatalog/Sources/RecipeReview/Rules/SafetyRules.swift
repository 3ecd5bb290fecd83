import MealModels

/// The rule that foods which can make people ill are cooked to a safe temperature, and that the
/// recipe states it.
///
/// Temperatures: USDA FSIS, "Safe Minimum Internal Temperature Chart"; eggs and fish: FDA Food Code
/// 2022, 3-401.11; beans: FDA Bad Bug Book, phytohaemagglutinin.
enum SafetyRules {
  /// The temperature of boiling water in degrees Fahrenheit; a higher one is that of an oven or
  /// oil.
  static let boiling = 212.0

  @Sendable static func findings(of meal: MealReading) -> [ReviewFinding] {
    let text = SafetyText(meal)
    var said: Set<Hazard> = []
    return meal.lines.compactMap { line in
      guard let food = line.food, let hazard = Hazard(of: line, food, in: meal.foods),
        !text.answers(hazard, line), said.insert(hazard).inserted
      else { return nil }
      return meal.finding(
        .missingTemperature, line.ingredient.name, "'\(line.ingredient.name)' \(hazard.remedy)")
    }
  }
}

/// The reasons why a food must be cooked; each needs a different treatment.
enum Hazard: Hashable, Sendable, CaseIterable {
  case poultry, mincedMeat, wholeCut, bacon, cookedMeat, fish, crustacean, bivalve, egg, redBean
  case cookedRice

  /// The hazard of an ingredient by its food; nil if it has no hazard.
  init?(of line: LineReading, _ food: Food, in book: FoodBook) {
    // A food that was found for a name in a draft has no parents, only foods for which it stands
    // in.
    let kinds = FoodKinds(book: book).kinds(of: food.id, standIns: food.parents.isEmpty)
    let classes = book.contents(of: food.id)?.classes ?? []
    func isKind(_ foods: Set<FoodID>) -> Bool { !kinds.isDisjoint(with: foods) }
    if isKind(HazardTable.rawExceptions) {
      self = .fish
    } else if isKind(HazardTable.harmless) {
      return nil
    } else if isKind(HazardTable.bacon) {
      self = .bacon
    } else if isKind(HazardTable.cookedMeat) {
      self = .cookedMeat
    } else if isKind(["poultry"]) && classes.contains(.poultry) || isKind(HazardTable.mincedPoultry)
    {
      self = .poultry
    } else if isKind(HazardTable.mincedMeat) {
      self = .mincedMeat
    } else if isKind(["meat"]), !classes.isDisjoint(with: [.meat, .pork]) {
      self = .wholeCut
    } else if isKind(["fish"]), classes.contains(.fish) {
      self = .fish
    } else if isKind(["crustacean"]), classes.contains(.shellfish) {
      self = .crustacean
    } else if isKind(HazardTable.bivalves) {
      self = .bivalve
    } else if isKind(["egg"]) {
      self = .egg
    } else if isKind(HazardTable.redBeans) {
      self = .redBean
    } else if isKind(["rice"]), line.words.contains("cooked") || line.words.contains("leftover") {
      self = .cookedRice
    } else {
      return nil
    }
  }

  /// The least temperature inside the food, in degrees Fahrenheit, that removes the hazard; nil if
  /// the remedy is not a temperature.
  var degrees: Double? {
    switch self {
    case .poultry, .cookedMeat, .cookedRice: 165
    case .mincedMeat, .egg: 160
    case .wholeCut, .fish, .crustacean, .bivalve: 145
    case .bacon, .redBean: nil
    }
  }

  /// The sentence that tells what the recipe needs.
  var remedy: String {
    switch self {
    case .poultry: "is poultry; say that it reaches 165 °F (74 °C)"
    case .mincedMeat: "is minced meat; say that it reaches 160 °F (71 °C)"
    case .wholeCut:
      "is meat; say that it reaches 145 °F (63 °C), or stew it for an hour until tender"
    case .bacon: "is raw bacon; fry it until crisp"
    case .cookedMeat:
      "is cooked meat; reheat it to 165 °F (74 °C), or say that it is kept cold"
    case .fish:
      "is fish; cook it until it flakes or reads 145 °F (63 °C), or say that it was frozen for eating raw"
    case .crustacean: "is raw shellfish; cook it until opaque"
    case .bivalve:
      "are mussels, clams or similar; cook them until they open and discard those that stay shut"
    case .egg: "must be cooked until firm or 160 °F (71 °C), or be listed as pasteurized"
    case .redBean: "are dried beans with a toxin; boil them hard for 10 minutes"
    case .cookedRice:
      "is cooked rice; say that it is kept in the fridge or steaming hot, 165 °F (74 °C)"
    }
  }
}
