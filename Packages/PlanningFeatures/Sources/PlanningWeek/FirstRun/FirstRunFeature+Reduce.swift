import AppShell
import DesignSystem
import EaterRecord
import MealModels
import MealPlan
import PlanningParts
import PlanningPresentation
import Preferences

extension FirstRunFeature {
  func reduce(
    _ action: Action, into state: inout State, stored: Stored, world: World
  ) -> [Command<Effect>] {
    let preferences = state.pending.shown(over: stored.kept.record.preferences)
    switch action {
    case .launched:
      guard isDue(stored, world) else { return [] }
      state.isOpen = true
      return [.show(Route(PlanningRoutes.firstRun))]
    case .limitTapped(let id):
      guard let limit = CommonLimit(rawValue: id), let owner = preferences.household.first
      else { return [] }
      return write(limit.events(isOn: !limit.isSet(by: owner)), &state, world)
    case .furtherTapped: return [.fire(clients.openLimits)]
    case .peopleTapped(let count): state.people = min(max(1, count), FirstRunInput.mostPeople)
    case .mealTapped(let slot): state.slots.formSymmetricDifference([slot])
    case .nextTapped: return goOn(&state, preferences, world)
    case .swapTapped(let id):
      guard let proposal = state.proposal else { return [] }
      return [.run(.swap(id, proposal, world), id: "swap")]
    case .useTapped: return state.proposal.map { [.run(.use($0, world), id: "use")] } ?? []
    case .left: return leave(&state, world)
    case .written(let events, let isStored):
      state.pending.end(events)
      return isStored ? [] : [.say(.failure(clients.copy("error.unsaved")))]
    case .proposed(let proposal): (state.proposal, state.problem) = (proposal, nil)
    case .unproposed(let words): state.problem = words
    case .unswapped: return [.say(.confirmation(clients.copy("first-run.swap.none")))]
    case .used(let count): return finish(count, &state, world)
    case .unstored: return [.say(.failure(clients.copy("error.unsaved")))]
    }
    return []
  }

  /// Whether the first week is offered: not to those who were asked before, have a plan, or whose
  /// limits cannot be read.
  private func isDue(_ stored: Stored, _ world: World) -> Bool {
    let record = stored.kept.record
    return stored.lines.mayCome(.firstWeek, at: world.date) && record.plan.entries.isEmpty
      && clients.service.unreadableLimits(of: record).isEmpty
      && world.isAt(PlanningRoutes.planner)
  }

  /// Goes on to the next question, or to the proposed week.
  private func goOn(
    _ state: inout State, _ preferences: EaterPreferences, _ world: World
  ) -> [Command<Effect>] {
    let next = FirstRunInput.Step(rawValue: state.step.rawValue + 1) ?? .week
    let seats = state.step == .people ? seats(state.people, preferences) : []
    state.step = next
    let seating = seats.isEmpty ? [] : write(seats, &state, world)
    guard next == .week else { return seating }
    (state.proposal, state.problem) = (nil, nil)
    return seating + [.run(.propose(state.slots, world), id: "propose")]
  }

  /// The events that seat as many people as were named by number; nobody leaves the table.
  private func seats(_ people: Int?, _ preferences: EaterPreferences) -> [PreferencesEvent] {
    let present = preferences.household.count
    guard let people, people > present else { return [] }
    return ((present + 1)...people).compactMap { number in
      preferences.usableName(clients.copy("first-run.person", ["number": String(number)]))
        .map { .seating($0) }
    }
  }

  private func write(
    _ events: [PreferencesEvent], _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    state.pending.begin(events)
    return [.run(.prefer(events, world))]
  }

  /// Closes the questions if they are shown; whoever left them is not asked again.
  private func leave(_ state: inout State, _ world: World) -> [Command<Effect>] {
    let isShown = world.isAt(PlanningRoutes.firstRun)
    guard state.isOpen || isShown else { return [] }
    state.isOpen = false
    return (isShown ? [.dismiss] : []) + [.run(.end(.dismissed, world))]
  }

  private func finish(
    _ count: Int, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    state.isOpen = false
    return (world.isAt(PlanningRoutes.firstRun) ? [.dismiss] : []) + [
      .run(.end(.answered, world)),
      .say(
        .confirmation(
          clients.copy("first-run.used", count: count), icon: .undo,
          action: ControlAction(PlannerAction.undo))),
    ]
  }
}
