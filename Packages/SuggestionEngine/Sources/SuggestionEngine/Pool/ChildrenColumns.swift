import MealModels

/// Counts the properties that make each meal unsuitable for children.
struct ChildrenColumns: Sendable {
  /// Foods that make every dish with them hot: chili, horseradish with wasabi, and Sichuan pepper.
  static let hotFoods: Set<FoodID> = ["chili", "horseradish", "sichuan-pepper"]

  /// For each meal, how many of these are true: it contains alcohol, it is hot, it is not easy to
  /// make.
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

  /// The number of conditions for children of a region that a meal fails.
  ///
  /// The four conditions are: no alcohol, mild, easy to make, well known there.
  func misfits(of meal: Int, in region: EaterRegion) -> Int {
    let isKnown = familiarities[meal][region].map { $0 >= FamiliarityColumn.wellKnown } ?? false
    return Int(faults[meal]) + (isKnown ? 0 : 1)
  }
}
