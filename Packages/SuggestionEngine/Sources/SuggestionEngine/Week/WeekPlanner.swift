#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// Plans a week in steps, each of which leaves what came before as it is where no rule forbids it:
/// a meal for every slot as if nothing were locked, then other meals where they are asked for, and
/// over that the locked ones.
struct WeekPlanner {
  let engine: MealSuggester
  let request: WeekRequest
  let history: History

  /// The plan, its repeats in no order and its quotas not looked at.
  func plan() -> WeekPlan {
    var free = filled()
    var shown = locked(over: free)
    var refused: [WeekSlot: Set<MealID>] = [:]
    for (place, slot) in request.rerolls.enumerated() {
      var others = free.meals
      let current = [others.removeValue(forKey: slot), shown.meals[slot]].compactMap(\.self)
      refused[slot, default: []].formUnion(current)
      // What stands elsewhere because of a lock is no other meal for this slot either.
      let elsewhere = Set(shown.meals.values).subtracting(others.values)
      let choice = choose(
        slot, beside: others, without: refused[slot, default: []].union(elsewhere),
        turn: request.rerolls[...place].count { $0 == slot })
      guard let choice else { continue }
      free.replace(choice)
      shown = locked(over: free)
    }
    return shown
  }

  private func filled() -> WeekPlan {
    var plan = WeekPlan()
    for slot in Set(request.slots).sorted() {
      guard let choice = choose(slot, beside: plan.meals) else { continue }
      plan.entries.append(choice.entry)
      if choice.isRepeat { plan.repeatedSlots.append(slot) }
    }
    return plan
  }

  /// Chooses the meal of one slot beside those of others.
  ///
  /// - Parameters:
  ///   - refused: meals that are not wanted there.
  ///   - turn: how often another one was asked for.
  func choose(
    _ slot: WeekSlot, beside others: [WeekSlot: MealID], without refused: Set<MealID> = [],
    turn: Int = 0
  ) -> Choice? {
    let answer = engine.suggest(
      each(for: slot, turn: turn), history: planned(others, for: slot, without: refused))
    return answer.suggestions.first.map {
      Choice(WeekPlan.Entry(slot: slot, suggestion: $0), isRepeat: answer.isExhausted)
    }
  }

  /// The request for the meal of a slot, with a seed of its own.
  func each(for slot: WeekSlot, turn: Int = 0) -> SuggestionRequest {
    var each = request.each(for: slot)
    each.seed = SeededChance.mixed(
      each.seed, slot.day, MealSlot.allCases.firstIndex(of: slot.slot) ?? 0, turn)
    return each
  }

  /// The history with the meals of other slots as if they had been eaten.
  func planned(
    _ others: [WeekSlot: MealID], for slot: WeekSlot, without refused: Set<MealID> = []
  ) -> History {
    var planned = history
    for (slot, meal) in others.sorted(by: { $0.key < $1.key }) {
      planned.plan(meal, at: date(of: slot), isEaten: true)
    }
    for meal in refused.sorted() {
      planned.plan(meal, at: request.each(for: slot).moment.date, isEaten: false)
    }
    return planned
  }

  /// When the meal of a slot is eaten.
  func date(of slot: WeekSlot) -> Date {
    slot.moment(secondsFromGMT: request.each.moment.secondsFromGMT).date
  }
}

extension WeekPlanner {
  /// The meal that was chosen for a slot.
  struct Choice {
    var entry: WeekPlan.Entry
    /// Whether only a repeat was left.
    var isRepeat: Bool

    init(_ entry: WeekPlan.Entry, isRepeat: Bool) {
      self.entry = entry
      self.isRepeat = isRepeat
    }
  }
}

extension WeekPlan {
  /// Puts another meal where there is one.
  mutating func replace(_ choice: WeekPlanner.Choice) {
    let slot = choice.entry.slot
    guard let place = entries.firstIndex(where: { $0.slot == slot }) else { return }
    entries[place] = choice.entry
    repeatedSlots.removeAll { $0 == slot }
    if choice.isRepeat { repeatedSlots.append(slot) }
  }
}
