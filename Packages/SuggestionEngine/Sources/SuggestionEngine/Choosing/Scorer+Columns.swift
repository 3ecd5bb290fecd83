import MealModels

extension Scorer {
  /// 0.3 as long as nothing is known of an eater, so that the whole catalogue has its turn; later
  /// taste decides.
  static func mostNovelty(after observations: Int) -> Float {
    0.02 + 0.28 / (1 + Float(observations) / 10)
  }

  /// How much uncertainty is sought, in standard deviations: avoided when patience is at its end, and
  /// less by those who eat what they are shown.
  static func boldness(
    _ recollection: Recollection, _ replacedShare: Float, _ parts: Set<EnginePart>
  ) -> Float {
    guard parts.contains(.exploring) else { return 0 }
    return recollection.isOutOfPatience ? -1 : 0.8 * replacedShare
  }

  /// How much of what variety is worth to everybody is left, so that an eater's own weights of the day
  /// take its place: never less than three tenths.
  static func varietyShare(after observations: Int) -> Float {
    0.3 + 0.7 / (1 + Float(observations) / 30)
  }

  /// How much each kind of trait counts for variety.
  private static func varietyWeight(of trait: MealTrait?) -> Float {
    switch trait {
    case .protein: 0.15
    case .cuisine: 0.125
    case .shape: 0.075
    case .starch: 0.05
    case .food: 0.025
    default: 0
    }
  }

  /// What is drawn from each opinion: its mean and a part of its uncertainty.
  static func sampled(
    _ taste: TasteModel, _ chance: SeededChance, daring: Float
  ) -> [Float] {
    guard !taste.isEmpty else { return Array(repeating: 0, count: taste.beliefs.count) }
    return taste.beliefs.enumerated().map { number, belief in
      let deviation = daring * belief.variance.squareRoot()
      return belief.mean + deviation * chance.deviate(for: UInt64(number))
    }
  }

  /// 0.15 for a food that is at home, and up to 0.6 more for one that should be used soon: today all
  /// of it, tomorrow half, in six days a seventh.
  ///
  /// - Parameter looksAhead: whether the days until which things keep count here; a plan counts them
  ///   itself, once for all its meals.
  static func home(
    _ request: SuggestionRequest, looksAhead: Bool, _ pool: MealPool
  ) -> [Float] {
    var column = [Float](repeating: 0, count: pool.traits.traits.count)
    let (wishes, today) = (request.wishes, request.moment.dayNumber)
    for food in wishes.atHome where wishes.isAtHome(food, on: today) {
      guard let number = pool.traits.number(of: .food(food)) else { continue }
      let left = looksAhead ? wishes.daysLeft(of: food, on: today) : nil
      column[number] = 0.15 + (left.map { 0.6 / Float(1 + $0) } ?? 0)
    }
    return column
  }

  static func variety(
    _ recollection: Recollection, share: Float, isOpening: Bool, _ pool: MealPool,
    _ parts: Set<EnginePart>
  ) -> [Float] {
    var column = [Float](repeating: 0, count: pool.traits.traits.count)
    // The last three meals that were eaten, the latest most.
    for (place, taken) in recollection.taken.prefix(3).enumerated() where taken.days <= 7 {
      let weight = share * (1 - Float(place) / 3)
      addVariety(of: taken.meal, weight: weight, isOpening: false, parts, pool, to: &column)
    }
    for meal in recollection.lastShown {
      addVariety(
        of: meal, weight: 0.2 * share, isOpening: isOpening, parts, pool, to: &column)
    }
    return column
  }

  /// Takes points from the traits of a meal that was had.
  ///
  /// - Parameter isOpening: whether it is one of the very first, which all differ.
  static func addVariety(
    of meal: Int, weight: Float, isOpening: Bool, _ parts: Set<EnginePart>, _ pool: MealPool,
    to column: inout [Float]
  ) {
    guard parts.contains(.variety) else { return }
    for (place, number) in pool.traits[meal].enumerated() where Int(number) != TraitColumns.none {
      let isCuisineOrProtein = place < 2
      if isOpening && isCuisineOrProtein {
        column[Int(number)] = min(column[Int(number)], -4)
      } else {
        column[Int(number)] -= varietyWeight(of: pool.traits.traits[Int(number)]) * weight
      }
    }
  }
}
