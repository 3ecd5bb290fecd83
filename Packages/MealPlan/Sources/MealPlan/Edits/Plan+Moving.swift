extension Plan {
  /// Moves an entry to a place among the entries of a slot, which may be its present slot.
  ///
  /// - Parameter index: The number of other entries before it; nil to move it to the end.
  public func moving(
    _ id: PlannedMealID, to slot: PlanSlot, at index: Int? = nil
  ) throws(PlanError) -> [PlanEvent] {
    let meal = try planned(id)
    let others = entries(in: slot).filter { $0.id != id }
    let index = min(max(index ?? others.count, 0), others.count)
    if meal.slot == slot, Self.isAt(index, meal, among: others) { return [] }
    if let position = Self.position(at: index, among: others) {
      return [.changed(id, .slot(slot, position: position))]
    }
    return Self.numberedAnew(meal, at: index, among: others, in: slot)
  }

  /// Swaps the slots and positions of two entries.
  public func swapping(
    _ id: PlannedMealID, with other: PlannedMealID
  ) throws(PlanError) -> [PlanEvent] {
    let (one, two) = (try planned(id), try planned(other))
    guard one.id != two.id else { return [] }
    return [
      .changed(one.id, .slot(two.slot, position: two.position)),
      .changed(two.id, .slot(one.slot, position: one.position)),
    ]
  }

  /// Whether an entry has exactly this many of the other entries before it.
  private static func isAt(_ index: Int, _ meal: PlannedMeal, among others: [PlannedMeal]) -> Bool {
    others.prefix(index).allSatisfy { PlannedMeal.isBefore($0, meal) }
      && others.dropFirst(index).allSatisfy { PlannedMeal.isBefore(meal, $0) }
  }

  /// A position between two neighbours; nil if there is no number between theirs.
  private static func position(at index: Int, among others: [PlannedMeal]) -> Double? {
    let before = index > 0 ? others[index - 1].position : nil
    let after = index < others.count ? others[index].position : nil
    switch (before, after) {
    case (nil, nil): return 0
    case (let before?, nil): return before.rounded(.down) + 1
    case (nil, let after?): return after.rounded(.up) - 1
    case (let before?, let after?):
      let middle = before + (after - before) / 2
      return before < middle && middle < after ? middle : nil
    }
  }

  /// Gives the entries of a slot new positions in their present order.
  private static func numberedAnew(
    _ meal: PlannedMeal, at index: Int, among others: [PlannedMeal], in slot: PlanSlot
  ) -> [PlanEvent] {
    var order = others
    order.insert(meal, at: index)
    return order.enumerated()
      .filter { $1.slot != slot || $1.position != Double($0) }
      .map { .changed($1.id, .slot(slot, position: Double($0))) }
  }
}
