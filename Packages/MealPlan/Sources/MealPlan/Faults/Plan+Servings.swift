/// A meal for which fewer servings are cooked than are eaten.
public struct ServingsGap: Hashable, Sendable {
  /// The servings that are cooked.
  public var cooked: Int
  /// The servings that are eaten at the meal and later as leftovers.
  public var eaten: Int

  /// Makes a gap.
  public init(cooked: Int, eaten: Int) {
    self.cooked = cooked
    self.eaten = eaten
  }
}

extension Plan {
  /// The planned recipes of some days that are cooked for too few people.
  ///
  /// A cooked meal, a skipped one and a meal before `today` have no gap.
  public func servingsGaps(
    of days: Range<Int>, from today: Int, against facts: PlanFacts
  ) -> [PlannedMealID: ServingsGap] {
    let leftovers = leftovers
    return entries(of: days).reduce(into: [:]) { gaps, meal in
      guard meal.state == .planned, meal.content.recipe != nil, meal.slot.day >= today,
        let servings = servings(of: meal, leftovers[meal.id] ?? [], facts),
        servings.eaten > servings.cooked
      else { return }
      gaps[meal.id] = ServingsGap(cooked: servings.cooked, eaten: servings.eaten)
    }
  }
}
