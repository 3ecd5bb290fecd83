import MealModels
import SuggestionEngine

/// Another meal for a slot, with what it saves.
public struct MealSaving: Hashable, Sendable {
  /// The slot.
  public var slot: PlanSlot
  /// The meal that costs less there.
  public var meal: MealID
  /// By how many hundredths the packages of the week then cost less, as an estimate.
  public var hundredths: Int

  /// Makes a swap that saves.
  public init(slot: PlanSlot, meal: MealID, hundredths: Int) {
    self.slot = slot
    self.meal = meal
    self.hundredths = hundredths
  }
}

extension PlanFiller {
  /// The single swaps that save most, the one that saves most first.
  ///
  /// Each proposed meal keeps the limits, fits its time and repeats nothing. Without packages there
  /// are none.
  ///
  /// - Parameters:
  ///   - request: the request for the slots whose meals may be swapped.
  ///   - present: the present meals of these slots.
  ///   - count: the most swaps.
  public func savings(
    _ request: FillRequest, of present: [PlanSlot: MealID], most count: Int, history: History
  ) -> [MealSaving] {
    guard let packages = request.packages else { return [] }
    var task = FillTask(request, in: engine.pool)
    task.locks = present.compactMapValues(engine.pool.position(of:))
    let prepared = PreparedFill(task, engine, history)
    guard prepared.options.deadEnd == nil else { return [] }
    let problem = prepared.problem
    var assignment = FillAssignment(slots: problem.slots.count)
    for (slot, time) in problem.slots.enumerated() {
      guard let position = task.locks[time],
        let meal = problem.positions.firstIndex(of: position),
        let choice = problem.candidate(of: slot, meal: Int32(meal))
      else { continue }
      assignment.choices[slot] = choice
    }
    var search = PackageSearch(prepared, assignment, packages)
    return search.savings(most: count).map { slot, candidate, saved in
      let meal = problem.positions[Int(problem.candidates[candidate].meal)]
      return MealSaving(
        slot: problem.slots[slot], meal: engine.pool.ids[meal],
        hundredths: Int(bounded: Double(saved)))
    }
  }
}
