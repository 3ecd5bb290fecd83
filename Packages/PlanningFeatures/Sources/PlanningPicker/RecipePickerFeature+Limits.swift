import AppShell
import DesignSystem
import EaterRecord
import MealModels
import MealPlan
import PlanningParts
import PlanningPresentation

/// A recipe that is not for everybody is planned for some, or anyway after a question.
extension RecipePickerFeature {
  /// Handles the ways to plan a recipe that may not be for everybody.
  func choose(
    _ action: Action, in state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .planTapped(let meal):
      let target = placed(state, world)
      return isForAll(meal, at: target, stored, world)
        ? ask(for: meal, target: target, in: &state, stored: stored, world: world)
        : askAnyway(meal, target, in: &state, stored: stored, world: world)
    case .addForSomeTapped(let meal):
      return ask(forSome: meal, state.target, in: &state, stored: stored, world: world)
    case .addAnywayTapped(let meal):
      return askAnyway(meal, state.target, in: &state, stored: stored, world: world)
    case .forSomeConfirmed:
      guard let question = state.limits, world.isAt(PlanningRoutes.notForAll) else { return [] }
      return [.dismiss]
        + ask(forSome: question.meal, question.target, in: &state, stored: stored, world: world)
    case .anywayConfirmed: return planAnyway(in: &state, stored: stored, world: world)
    default: return []
    }
  }

  /// Plans what the open question showed, if the recipe and the limits are still the same.
  private func planAnyway(
    in state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    guard let question = state.limits, world.isAt(PlanningRoutes.notForAll) else { return [] }
    guard let meal = clients.service.catalog.meal(question.meal) else { return [sayGone] }
    let eaters = question.target.eaters(in: stored.record.plan)
    guard question.accepting == seen(of: meal, eatenBy: eaters, stored.record, world) else {
      return [.dismiss]
        + askAnyway(question.meal, question.target, in: &state, stored: stored, world: world)
        + [.say(.failure(copy("picker.changed")))]
    }
    state.limits = nil
    return [.dismiss]
      + ask(
        for: question.meal, target: question.target, accepting: question.accepting, in: &state,
        stored: stored, world: world)
  }

  private func ask(
    forSome meal: MealID, _ target: PickerTarget, in state: inout State, stored: KeptPlanning,
    world: World
  ) -> [Command<Effect>] {
    state.limits = nil
    let id = clients.service.currentID(of: meal)
    guard let found = clients.service.catalog.meal(id) else { return [sayGone] }
    let eaters = target.eaters(in: stored.record.plan)
    let names = admitted(to: found, among: eaters, stored.record, at: world.deviceDate)
    guard !names.isEmpty else {
      return [.say(.failure(copy("picker.not-for-all", ["title": found.recipe.title])))]
    }
    return ask(
      for: id, target: target, eaters: names, in: &state, stored: stored, world: world)
  }

  private func askAnyway(
    _ meal: MealID, _ target: PickerTarget, in state: inout State, stored: KeptPlanning,
    world: World
  ) -> [Command<Effect>] {
    let id = clients.service.currentID(of: meal)
    guard let found = clients.service.catalog.meal(id) else { return [sayGone] }
    guard (try? clients.service.safeLimits(of: stored.record, at: world.deviceDate)) != nil else {
      return [.say(.failure(copy("planner.limits-unreadable")))]
    }
    let eaters = target.eaters(in: stored.record.plan)
    state.limits = LimitsQuestion(
      meal: id, title: found.recipe.title, target: target,
      accepting: seen(of: found, eatenBy: eaters, stored.record, world),
      admitted: admitted(to: found, among: eaters, stored.record, at: world.deviceDate))
    return [.show(Route(PlanningRoutes.notForAll))]
  }

  /// The limits that a meal breaks for some people now, and what accepting them would store.
  func seen(
    of meal: Meal, eatenBy eaters: [String], _ record: StoredState, _ world: World
  ) -> AcceptedLimits {
    let (service, date) = (clients.service, world.deviceDate)
    return AcceptedLimits(
      limits: service.acceptable(meal.id, eatenBy: eaters, record, at: date),
      obstacles: service.obstacles(to: meal, eatenBy: eaters, record, at: date))
  }

  /// The people whose limits admit a meal; among the given names, or the whole table without any.
  func admitted(
    to meal: Meal, among names: [String], _ record: StoredState, at date: Date
  ) -> [String] {
    let all = clients.service.eaters(admitting: meal.facts, record, at: date)
    return names.isEmpty ? all : all.filter(names.contains)
  }

  private func isForAll(
    _ meal: MealID, at target: PickerTarget, _ stored: KeptPlanning, _ world: World
  ) -> Bool {
    let service = clients.service
    // Unreadable limits and a recipe that is gone are said when the answer is stored.
    guard let limits = try? service.safeLimits(of: stored.record, at: world.deviceDate),
      let found = service.catalog.meal(service.currentID(of: meal))
    else { return true }
    return limits.limits(eating: target.eaters(in: stored.record.plan)).admits(found.facts)
  }

  /// The target of a recipe that was opened from the picker; else the eater chooses the time.
  private func placed(_ state: State, _ world: World) -> PickerTarget {
    world.countAbove(PlanningRoutes.picker) == nil ? .place(nil) : state.target
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
