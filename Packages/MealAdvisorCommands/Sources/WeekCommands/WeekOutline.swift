import EaterCommands
import CommandKit
import EaterRecord
import MealModels
import MealPlan
import SuggestionEngine

/// The request that the flags of `week` state: the slots, the settled meals, and the slots for
/// which to choose another meal.
struct WeekOutline: Sendable {
  /// When the plan begins.
  let start: LocalMoment
  let slots: PlanSlots
  let seed: UInt64
  /// The meals that are settled.
  let locks: [PlanSlot: MealID]
  /// The slots in which another meal was requested, once for each request.
  let rerolls: [PlanSlot]

  init(
    _ invocation: Invocation, _ question: SuggestQuestion, _ advisor: EaterContext
  ) throws(CommandError) {
    let count = try invocation.number(WeekVerb.slots, in: 1...63) ?? 21
    start = try Self.start(invocation, question, advisor)
    slots = PlanSlots(PlanSlot.slots(from: start, count: count))
    seed = question.steadySeed(on: start.dayNumber)
    locks = try Self.locks(invocation, slots, question)
    var rerolls: [PlanSlot] = []
    for word in Self.words(invocation, WeekVerb.reroll) {
      rerolls.append(try slots.slot(named: word))
    }
    self.rerolls = rerolls
    if let slot = rerolls.sorted().first(where: { locks[$0] != nil }) {
      throw .contradictoryLock(slot: slot.text)
    }
  }

  /// The request to the filler, and the settled meals: those that the call locks, and those planned
  /// already.
  func request(
    _ each: SuggestionRequest, _ stored: StoredState
  ) -> (request: FillRequest, locks: [PlanSlot: MealID]) {
    var settings = stored.planSettings
    settings.leftoverLunches = 0
    let request = FillRequest(
      each: each, slots: slots.all, settings: settings,
      people: stored.preferences.household.count)
    let planned = stored.plan.entries(of: slots.days).filter { $0.state != .skipped }
    let settled = planned.compactMap { entry in entry.content.recipe.map { (entry.slot, $0) } }
      .filter { slot, _ in slots.all.contains(slot) && !rerolls.contains(slot) }
    return (request, locks.merging(settled) { typed, _ in typed })
  }

  /// The time at which the plan begins; a date without a time, and a time before 4 o'clock, mean
  /// the breakfast of that day.
  private static func start(
    _ invocation: Invocation, _ question: SuggestQuestion, _ advisor: EaterContext
  ) throws(CommandError) -> LocalMoment {
    var start = question.moment
    if let text = invocation.arguments.value(WeekVerb.from) {
      let isWholeDay = text.utf8.count == 10
      guard let moment = advisor.moment(typed: isWholeDay ? text + "T08:00" : text) else {
        throw .badMoment(WeekVerb.from, text)
      }
      start = moment
    }
    guard start.hour < 4 else { return start }
    return PlanSlot(day: start.dayNumber, slot: .breakfast)
      .moment(secondsFromGMT: start.secondsFromGMT)
  }

  private static func locks(
    _ invocation: Invocation, _ slots: PlanSlots, _ question: SuggestQuestion
  ) throws(CommandError) -> [PlanSlot: MealID] {
    var locks: [PlanSlot: MealID] = [:]
    for word in words(invocation, WeekVerb.lock) {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw .badLock(word) }
      let slot = try slots.slot(named: parts[0])
      guard locks[slot] == nil else { throw .contradictoryLock(slot: slot.text) }
      locks[slot] = try question.catalog.typedID(parts[1], program: question.program)
    }
    return locks
  }

  private static func words(_ invocation: Invocation, _ flag: Flag) -> [String] {
    (invocation.arguments.value(flag) ?? "").split(separator: ",").map { word in
      String(word.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}
