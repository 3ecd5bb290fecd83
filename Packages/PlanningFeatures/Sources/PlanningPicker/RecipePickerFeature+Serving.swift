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
    case .planTapped(let meal):
      return changingPlan(stored, world) {
        ask(for: meal, target: .place(nil), in: &state, stored: stored, world: world)
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

  private func ask(
    for meal: MealID, target: PickerTarget, in state: inout State, stored: KeptPlanning,
    world: World
  ) -> [Command<Effect>] {
    let id = clients.service.currentID(of: meal)
    guard let found = clients.service.catalog.meal(id) else { return [sayGone] }
    let place = target.place(in: stored.record.plan)
    let people = stored.record.preferences(at: world.deviceDate).household.count
    let swapped = target.swapped.flatMap { stored.record.plan[$0] }
    let today = world.moment.dayNumber
    state.serving = ServingQuestion(
      purpose: swapped.map { .swap($0.id, id) } ?? .add(id), title: found.recipe.title,
      written: found.recipe.servings,
      servings: swapped?.servings ?? (people > 1 ? people : found.recipe.servings),
      day: place?.day ?? today, slot: place?.slot ?? Self.slot(of: found, world.moment),
      days: place == nil ? Array(today..<(today + 7)) : [],
      isInPicker: world.isAt(PlanningRoutes.picker))
    return [.show(Route(PlanningRoutes.serving))]
  }

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
    return limits.admits(meal.facts)
      ? nil : copy("picker.not-for-all", ["title": serving.title])
  }

  private func told(
    _ writing: PlanWriting, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    switch writing {
    case .stored(let notice):
      let sheets = world.isAt(PlanningRoutes.serving) ? 1 : 0
      let covers = sheets == 1 && state.serving?.isInPicker == true ? 1 : 0
      state.serving = nil
      return Array(repeating: .dismiss, count: sheets + covers)
        + (notice.map { [.say($0)] } ?? [])
    case .refused(let words):
      state.serving?.isStoring = false
      return [.say(.failure(words))]
    case .unstored:
      state.serving?.isStoring = false
      return [sayUnstored]
    }
  }

  private var sayGone: Command<Effect> { .say(.failure(copy("planner.fault.gone"))) }
}
