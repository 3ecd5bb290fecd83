import AccountSubscription
import AppShell
import DesignSystem
import EaterRecord
import MealModels
import MealPlan
import PlanningPresentation
import PremiumGate

extension RecipePickerFeature {
  /// What happens before and when a meal is planned.
  func serve(
    _ action: Action, _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .addTapped(let meal): return ask(for: meal, state.target, &state, stored, world)
    case .planTapped(let meal): return plan(meal, &state, stored, world)
    case .servingsTapped(let id): return askServings(of: id, &state, stored, world)
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

  /// Plans a meal of another screen.
  private func plan(
    _ meal: MealID, _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    let decision = clients.decision(
      .change, clients.soldPlanner, stored.record.entitlement, at: world.deviceDate)
    switch decision {
    case .allowed: return ask(for: meal, .place(nil), &state, stored, world)
    case .readOnly: return [.say(.failure(copy("planner.read-only")))]
    case .needsPremium(let trigger): return [.show(Route(PremiumRoutes.prompt, trigger))]
    }
  }

  private func ask(
    for meal: MealID, _ target: PickerTarget, _ state: inout State, _ stored: KeptPlanning,
    _ world: World
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
      days: place == nil ? Array(today..<(today + 7)) : [])
    return [.show(Route(PlanningRoutes.serving))]
  }

  /// The part of the day that a meal is for: the one of now, or its first one.
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
      day: entry.slot.day, slot: entry.slot.slot, days: [])
    let leaving: [Command<Effect>] = world.isAt(PlanningRoutes.slot) ? [.dismiss] : []
    return leaving + [.show(Route(PlanningRoutes.serving))]
  }

  /// A meal is held against the limits of everybody once more before it is planned.
  private func confirm(
    _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    guard let serving = state.serving, let change = serving.change else { return [] }
    let record = stored.record
    guard clients.service.unreadableLimits(of: record).isEmpty else {
      return [.say(.failure(copy("planner.limits-unreadable")))]
    }
    if let meal = serving.meal {
      let facts = clients.service.planFacts(record.preferences(at: world.deviceDate))
      guard facts.hasRecipe(meal) else { return [sayGone] }
      guard facts.breaches(meal, []).isEmpty else {
        return [.say(.failure(copy("picker.not-for-all", ["title": serving.title])))]
      }
    }
    // A second tap finds nothing to confirm.
    state.serving = nil
    let leaving: [Command<Effect>] = world.isAt(PlanningRoutes.serving) ? [.dismiss] : []
    return leaving + [.run(.write(change, world))]
  }

  private func told(
    _ writing: PlanWriting, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    switch writing {
    case .stored(let notice):
      let leaving: [Command<Effect>] = world.isAt(PlanningRoutes.picker) ? [.dismiss] : []
      return leaving + (notice.map { [.say($0)] } ?? [])
    case .refused(let words): return [.say(.failure(words))]
    case .unstored: return [sayUnstored]
    }
  }

  private var sayGone: Command<Effect> { .say(.failure(copy("planner.fault.gone"))) }
}
