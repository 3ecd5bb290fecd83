import AppShell
import DesignSystem
import EaterRecord
import MealModels
import MealPlan
import PlanningParts
import PlanningPresentation

extension PlannerSheetsFeature {
  func reduce(
    _ action: Action, into state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .eatersTapped, .eaterTapped, .guestsTapped, .seatTapped:
      return seat(action, in: &state, stored, world)
    case .noteTapped, .noteInsteadTapped, .written, .noteKept:
      return note(action, in: &state, stored, world)
    case .repeatTapped, .weekdayTapped, .weeksChosen, .besideTapped, .repeatConfirmed:
      return repeating(action, in: &state, stored, world)
    case .weeksTapped: return [.show(Route(PlanningRoutes.weeks))]
    case .changeTapped(let change): return store(change, sheets: 1, in: &state, stored, world)
    case .copyLastTapped:
      return store(
        .copyLastWeek(into: world.shownWeek(stored).lowerBound), sheets: 1, in: &state, stored,
        world)
    case .keepTapped(let name):
      let day = world.shownWeek(stored).lowerBound
      return store(.keepWeek(of: day, as: name), sheets: 1, in: &state, stored, world)
    case .useTapped(let id):
      let day = world.shownWeek(stored).lowerBound
      return store(.useWeek(id, in: day), sheets: 1, in: &state, stored, world)
    case .savingsTapped:
      state.savings = nil
      return [
        .show(Route(PlanningRoutes.savings)),
        .run(.findSavings(world.shownWeek(stored), world), id: "savings"),
      ]
    case .found(let savings): state.savings = savings
    case .startOverTapped(let id):
      return store(
        .startOver(id), sheets: 0, then: PlannerAction.reroll.call(id), in: &state, stored, world)
    case .ended(let writing, let sheets, let then):
      return ended(writing, sheets: sheets, then: then, &state)
    }
    return []
  }

  private func store(
    _ change: PlannerChange, sheets: Int, then: ActionCall? = nil, in state: inout State,
    _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    guard !state.isStoring else { return [] }
    return changingPlan(stored, world) {
      state.isStoring = true
      return [.run(.change(change, world, sheets: sheets, then: then))]
    }
  }

  private func ended(
    _ writing: PlanWriting, sheets: Int, then: ActionCall?, _ state: inout State
  ) -> [Command<Effect>] {
    state.isStoring = false
    switch writing {
    case .stored(let notice):
      return Array(repeating: .dismiss, count: sheets) + (notice.map { [.say($0)] } ?? [])
        + (then.map { [.fire($0)] } ?? [])
    case .refused(let words): return [.say(.failure(words))]
    case .unstored: return [sayUnstored]
    }
  }

  /// Leaves the menu of a planned meal, which a sheet replaces.
  private func leavingMenu(_ world: World) -> [Command<Effect>] {
    world.isAt(PlanningRoutes.slot) || world.isAt(PlanningRoutes.quick) ? [.dismiss] : []
  }

  // MARK: - Eaters

  private func seat(
    _ action: Action, in state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    let preferences = stored.record.preferences(at: world.deviceDate)
    switch action {
    case .eatersTapped(let id):
      guard let entry = stored.record.plan[id] else { return [] }
      let names = preferences.eating(entry.eaters).map(\.name)
      state.seating = Seating(entry: id, names: Set(names), guests: entry.guests)
      return leavingMenu(world) + [.show(Route(PlanningRoutes.eaters, id))]
    case .eaterTapped(let name):
      guard state.seating != nil else { return [] }
      if state.seating?.names.remove(name) == nil { state.seating?.names.insert(name) }
    case .guestsTapped(let count):
      let range = PlannedMeal.guestsRange
      state.seating?.guests = min(max(range.lowerBound, count), range.upperBound)
    default:
      guard let seating = state.seating, !seating.names.isEmpty || seating.guests > 0 else {
        return []
      }
      let all = preferences.household.map(\.name)
      let names = Set(all) == seating.names ? [] : all.filter(seating.names.contains)
      return store(
        .seat(seating.entry, names, guests: seating.guests), sheets: 1, in: &state, stored, world)
    }
    return []
  }

  // MARK: - Notes

  private func note(
    _ action: Action, in state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .noteTapped(let id):
      guard let entry = stored.record.plan[id] else { return [] }
      state.note = NoteDraft(
        entry: id, place: PlannerPlace(entry.slot.day, entry.slot.slot), isInPicker: false,
        text: entry.note)
      return leavingMenu(world) + [.show(Route(PlanningRoutes.note))]
    case .noteInsteadTapped(let place):
      let week = world.shownWeek(stored)
      let today = world.moment.dayNumber
      let day = week.contains(today) ? today : week.lowerBound
      state.note = NoteDraft(
        entry: nil, place: place ?? PlannerPlace(day, .dinner),
        isInPicker: world.isAt(PlanningRoutes.picker), text: "")
      return [.show(Route(PlanningRoutes.note))]
    case .written(let text): state.note?.text = text
    default:
      guard let note = state.note else { return [] }
      let change: PlannerChange =
        note.entry.map { .note($0, note.text) }
        ?? .add(.text(note.text), note.place, servings: nil)
      return store(change, sheets: note.isInPicker ? 2 : 1, in: &state, stored, world)
    }
    return []
  }

  // MARK: - Repeating

  private func repeating(
    _ action: Action, in state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .repeatTapped(let id):
      guard stored.record.plan[id] != nil else { return [] }
      state.rule = PlanRepeat(PlanRepeat.workdays)
      // After the last workday of a week, only longer rules plan anything.
      let slots = try? stored.record.plan.slots(
        repeating: id, state.rule, from: PlanSlot(openAt: world.moment))
      if let slots, slots.free.isEmpty, slots.taken.isEmpty { state.rule.weeks = 4 }
      return leavingMenu(world) + [.show(Route(PlanningRoutes.repeatMeal, id))]
    case .weekdayTapped(0):
      state.rule.weekdays =
        state.rule.weekdays == PlanRepeat.workdays ? [] : PlanRepeat.workdays
    case .weekdayTapped(let day):
      if state.rule.weekdays.remove(day) == nil { state.rule.weekdays.insert(day) }
    case .weeksChosen(let count): state.rule.weeks = min(max(1, count), PlanRepeat.mostWeeks)
    case .besideTapped: state.rule.isBeside.toggle()
    default:
      guard let id = world.route.flatMap(PlanningRoutes.repeatMeal.read) else { return [] }
      return store(.repeatMeal(id, state.rule), sheets: 1, in: &state, stored, world)
    }
    return []
  }
}
