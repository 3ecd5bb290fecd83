import MealModels

extension Scorer {
  /// The most points for novelty: 0.3 for an unknown eater, so that all meals have their turn.
  ///
  /// The more is learned about the eater's taste, the fewer these points are.
  static func mostNovelty(after observations: Int) -> Float {
    0.02 + 0.28 / (1 + Float(observations) / 10)
  }

  /// The sought uncertainty, in standard deviations.
  ///
  /// It is negative if the eater is out of patience, and smaller for eaters who accept every meal
  /// that they are shown.
  static func boldness(
    _ recollection: Recollection, _ replacedShare: Float, _ parts: Set<EnginePart>
  ) -> Float {
    guard parts.contains(.exploring) else { return 0 }
    return recollection.isOutOfPatience ? -1 : 0.8 * replacedShare
  }

  /// The share of the usual weight of variety, never less than three tenths.
  ///
  /// It shrinks as the eater's own opinions about repeating traits on following days are learned.
  static func varietyShare(after observations: Int) -> Float {
    0.3 + 0.7 / (1 + Float(observations) / 30)
  }

  /// The weight of each kind of trait in the variety term.
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

  /// A sample of each opinion: its mean and a part of its uncertainty.
  static func sampled(
    _ taste: TasteModel, _ chance: SeededChance, daring: Float
  ) -> [Float] {
    guard !taste.isEmpty else { return Array(repeating: 0, count: taste.beliefs.count) }
    return taste.beliefs.enumerated().map { number, belief in
      let deviation = daring * belief.variance.squareRoot()
      return belief.mean + deviation * chance.deviate(for: UInt64(number))
    }
  }

  /// The points of foods at home: 0.15 for each, and more for a food that should be used soon.
  ///
  /// The additional points are 0.6 for a food to use today, half of that for tomorrow, and a
  /// seventh for six days from now.
  ///
  /// - Parameter looksAhead: whether to add points for foods to use soon; a planner adds these
  ///   points itself, once for all its meals.
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
    // The last three eaten meals; the latest has the most weight.
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

  /// Subtracts points from the traits of a meal that was eaten or shown.
  ///
  /// - Parameter isOpening: whether the meal is one of the very first, which all differ.
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
