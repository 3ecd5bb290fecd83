import AppShell
import DesignSystem
import EaterRecord
import MealModels
import MealPlan
import PlanningParts
import PlanningPresentation

extension RecipePickerFeature {
  /// Handles the answers in the sheet that asks for servings and time.
  func serve(
    _ action: Action, in state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .addTapped(let meal):
      return ask(for: meal, target: state.target, in: &state, stored: stored, world: world)
    case .addForSomeTapped, .addAnywayTapped, .planTapped, .forSomeConfirmed, .anywayConfirmed:
      return changingPlan(stored, world) {
        choose(action, in: &state, stored: stored, world: world)
      }
    case .servingsTapped(let id):
      return changingPlan(stored, world) { askServings(of: id, &state, stored, world) }
    case .served(.count(let count)):
      let range = ServingSelectionInput.range
      state.serving?.servings = min(max(count, range.lowerBound), range.upperBound)
    case .served(.day(let day)): state.serving?.day = day
    case .served(.slot(let slot)): state.serving?.slot = slot
    case .confirmed: return confirm(&state, stored, world)
    case .written(let writing): return told(writing, &state, world)
    default: break
    }
    return []
  }

  /// Asks for servings and time.
  ///
  /// - Parameters:
  ///   - eaters: the names of those who eat it; empty for everybody.
  ///   - accepted: what a person saw and accepted.
  func ask(
    for meal: MealID, target: PickerTarget, eaters: [String] = [],
    accepting accepted: AcceptedLimits? = nil, in state: inout State, stored: KeptPlanning,
    world: World
  ) -> [Command<Effect>] {
    let id = clients.service.currentID(of: meal)
    guard let found = clients.service.catalog.meal(id) else { return [sayGone] }
    let place = target.place(in: stored.record.plan)
    let people = stored.record.preferences(at: world.deviceDate).household.count
    let swapped = target.swapped.flatMap { stored.record.plan[$0] }
    let today = world.moment.dayNumber
    let usual = people > 1 ? people : found.recipe.servings
    state.serving = ServingQuestion(
      purpose: swapped.map { .swap($0.id, id) } ?? .add(id), title: found.recipe.title,
      written: found.recipe.servings,
      servings: swapped?.servings ?? (eaters.isEmpty ? usual : eaters.count), eaters: eaters,
      accepted: accepted, day: place?.day ?? firstDay(today, stored, world),
      slot: place?.slot ?? Self.slot(of: found, world.moment),
      days: place == nil ? days(from: today, stored, world) : [],
      isInPicker: world.countAbove(PlanningRoutes.picker) != nil)
    return [.show(Route(PlanningRoutes.serving))]
  }

  /// The days to choose from: those of the week on screen that are not over, else two weeks.
  private func days(from today: Int, _ stored: KeptPlanning, _ world: World) -> [Int] {
    guard world.trail.contains(where: { $0.path == PlanningRoutes.planner.path }) else {
      return Array(today..<(today + Self.daysAhead))
    }
    let week = world.shownWeek(stored)
    let ahead = week.filter { $0 >= today }
    // A week that is over can be filled in afterwards.
    return ahead.isEmpty ? Array(week) : ahead
  }

  /// The day that is chosen at first: today if it is among the days, else the first one.
  private func firstDay(_ today: Int, _ stored: KeptPlanning, _ world: World) -> Int {
    let days = days(from: today, stored, world)
    return days.contains(today) ? today : days.first ?? today
  }

  private static let daysAhead = 14

  /// The part of the day for a meal: the present one if it suits the meal, else the meal's first
  /// one.
  private static func slot(of meal: Meal, _ moment: LocalMoment) -> MealSlot {
    meal.slots.contains(moment.slot)
      ? moment.slot : PlanSlot.order.first { meal.slots.contains($0) } ?? .dinner
  }

  private func askServings(
    of id: PlannedMealID, _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    guard let entry = stored.record.plan[id] else { return [] }
    let meal = stored.record.plan.recipe(eatenAs: entry)
      .flatMap { clients.service.catalog.meal(clients.service.currentID(of: $0)) }
    state.serving = ServingQuestion(
      purpose: .change(id), title: meal?.recipe.title ?? entry.content.title,
      written: meal?.recipe.servings, servings: entry.servings ?? meal?.recipe.servings ?? 1,
      day: entry.slot.day, slot: entry.slot.slot, days: [], isInPicker: false)
    let leaving: [Command<Effect>] = world.isAt(PlanningRoutes.slot) ? [.dismiss] : []
    return leaving + [.show(Route(PlanningRoutes.serving))]
  }

  /// Stores the answer; the sheet stays open until it is stored.
  ///
  /// A second tap in the meantime has no effect.
  private func confirm(
    _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    guard let serving = state.serving, !serving.isStoring, serving.change != nil else { return [] }
    return changingPlan(stored, world) {
      if let words = refusal(of: serving, stored.record, world) {
        return [.say(.failure(words))]
      }
      state.serving?.isStoring = true
      return [.run(.plan(serving, world))]
    }
  }

  /// The reason why a meal must not be planned; nil if it breaks no limit.
  ///
  /// It checks the meal with the limits of all eaters once more.
  func refusal(of serving: ServingQuestion, _ record: StoredState, _ world: World) -> String? {
    guard let id = serving.meal else { return nil }
    let service = clients.service
    guard let limits = try? service.safeLimits(of: record, at: world.deviceDate) else {
      return copy("planner.limits-unreadable")
    }
    guard let meal = service.catalog.meal(service.currentID(of: id)) else {
      return copy("planner.fault.gone")
    }
    let eaters =
      serving.eaters.isEmpty ? target(of: serving).eaters(in: record.plan) : serving.eaters
    if limits.limits(eating: eaters).admits(meal.facts) { return nil }
    // What is planned anyway is what the person read, word for word.
    guard let accepted = serving.accepted else {
      return copy("picker.not-for-all", ["title": serving.title])
    }
    return accepted == seen(of: meal, eatenBy: eaters, record, world) ? nil : copy("picker.changed")
  }

  private func target(of serving: ServingQuestion) -> PickerTarget {
    if case .swap(let id, _) = serving.purpose { .swap(id) } else { .place(nil) }
  }

  private func told(
    _ writing: PlanWriting, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    switch writing {
    case .stored(let notice):
      var closing = 0
      if world.isAt(PlanningRoutes.serving) {
        let isInPicker = state.serving?.isInPicker == true
        // A recipe that was opened from the picker closes too.
        closing = isInPicker ? (world.countAbove(PlanningRoutes.picker) ?? 0) + 1 : 1
      }
      state.serving = nil
      return Array(repeating: .dismiss, count: closing)
        + (notice.map { [.say($0)] } ?? [])
    case .refused(let words):
      state.serving?.isStoring = false
      return [.say(.failure(words))]
    case .unstored:
      state.serving?.isStoring = false
      return [sayUnstored]
    }
  }

  var sayGone: Command<Effect> { .say(.failure(copy("planner.fault.gone"))) }
}
