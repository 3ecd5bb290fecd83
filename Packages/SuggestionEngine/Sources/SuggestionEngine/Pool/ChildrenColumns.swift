import MealModels

/// What of each meal is not for children.
struct ChildrenColumns: Sendable {
  /// Foods of which everything made is hot: chili, horseradish with wasabi, and Sichuan pepper.
  static let hotFoods: Set<FoodID> = ["chili", "horseradish", "sichuan-pepper"]

  /// How many of these are so: it has alcohol, it is hot, it is not easy to make.
  private let faults: [UInt8]
  private let familiarities: [Familiarity]

  init(_ meals: [MealSummary]) {
    faults = meals.map { meal in
      let isSober = !meal.facts.contents.classes.contains(.alcohol)
      let isMild = meal.facts.foods.isDisjoint(with: Self.hotFoods)
      return [isSober, isMild, meal.difficulty == .easy].reduce(0) { $0 + ($1 ? 0 : 1) }
    }
    familiarities = meals.map(\.customs.familiarity)
  }

  /// How many of the four things are missing that make a dish one for children of a region.
  func misfits(of meal: Int, in region: EaterRegion) -> Int {
    let isKnown = familiarities[meal][region].map { $0 >= FamiliarityColumn.wellKnown } ?? false
    return Int(faults[meal]) + (isKnown ? 0 : 1)
  }
}
