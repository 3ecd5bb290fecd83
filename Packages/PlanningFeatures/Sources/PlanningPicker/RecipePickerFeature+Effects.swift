import AppShell
import EaterRecord
import MealModels
import MealPlan
import PlanningParts
import RecipeStore
import SuggestionEngine

extension RecipePickerFeature {
  func perform(_ effect: Effect, _ context: EffectContext<KeptPlanning>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .curate(let target, let world):
        report(.curated(await curated(for: target, world, context)))
      case .price(let world): report(.priced(await costs(world, context)))
      case .remember(let query, let world):
        // A search that could not be stored needs no notice.
        _ = await context.isWritten {
          try await searches.record([.searched(text: query)], at: world.date)
        }
      case .forgetSearches(let world):
        let isStored = await context.isWritten {
          try await searches.record([.cleared], at: world.date)
        }
        if !isStored { report(.unstored) }
      case .plan(let serving, let world):
        report(.written(await plan(serving, world, context)))
      }
    }
  }

  /// The engine's suggestions for the chosen time, best first.
  private func curated(
    for target: PickerTarget, _ world: World, _ context: EffectContext<KeptPlanning>
  ) async -> [MealID] {
    guard let record = try? await context.latest().record else { return [] }
    let service = clients.service
    guard let limits = try? service.safeLimits(of: record, at: world.date) else { return [] }
    let place = target.place(in: record.plan)
    let moment =
      place.map { PlanSlot($0).moment(secondsFromGMT: world.secondsFromGMT) } ?? world.moment
    var request = service.request(
      record, for: limits, at: moment, count: State.page, seed: world.seed, today: world.date)
    if let slot = place?.slot { request.wishes.slot = slot }
    let served = try? await service.serve(
      request, for: limits, record.history, planned: record.plannedMeals(around: request))
    return served?.meals.map(\.meal.id) ?? []
  }

  /// Plans a meal if it is safe by the latest stored limits, from any device.
  private func plan(
    _ serving: ServingQuestion, _ world: World, _ context: EffectContext<KeptPlanning>
  ) async -> PlanWriting {
    guard let record = try? await context.latest().record, let change = serving.change else {
      return .unstored
    }
    if let words = refusal(of: serving, record, world) { return .refused(words) }
    return await clients.write(change, world, context)
  }

  private func costs(
    _ world: World, _ context: EffectContext<KeptPlanning>
  ) async -> CostEstimator? {
    guard let record = try? await context.latest().record,
      let retailer = try? clients.retailers.client(of: record.shopping.settings.retailer)
    else { return nil }
    let today = world.moment.dayNumber
    return await PlanStock(
      today..<(today + 7), stored: record, service: clients.service,
      foods: clients.ownMeals.foods(), at: world.moment, asking: retailer
    ).costs
  }
}
