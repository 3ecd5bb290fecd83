import AppShell
import EaterParts
import EaterRecord
import MealModels
import MealPlan
import PlanningParts
import Preferences

extension FirstRunFeature {
  func perform(_ effect: Effect, _ context: EffectContext<Stored>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .prefer(let events, let world):
        report(
          .written(events, isStored: await clients.stores.isStored(events, world, context)))
      case .propose(let slots, let world): report(await propose(slots, world, context))
      case .swap(let id, let proposal, let world):
        report(await swap(id, in: proposal, world, context))
      case .use(let proposal, let world): report(await use(proposal, world, context))
      case .end(let kind, let world):
        // If this cannot be stored, the questions come once more.
        _ = await context.isWritten {
          try await clients.stores.quietLines.record(
            [QuietLineEvent(.firstWeek, kind)], at: world.date)
        }
      }
    }
  }

  private func propose(
    _ slots: Set<MealSlot>, _ world: World, _ context: EffectContext<Stored>
  ) async -> Action {
    guard let record = (try? await context.latest())?.kept.record,
      let limits = try? clients.service.safeLimits(of: record, at: world.moment.date)
    else { return .unproposed(clients.copy("planner.limits-unreadable")) }
    let proposal = await WeekProposal(
      slots, record: record, for: limits, clients: clients, world: world,
      makeID: context.environment.makeID)
    return proposal.map { .proposed($0) } ?? .unproposed(clients.copy("first-run.none"))
  }

  private func swap(
    _ id: PlannedMealID, in proposal: WeekProposal, _ world: World,
    _ context: EffectContext<Stored>
  ) async -> Action {
    guard let record = (try? await context.latest())?.kept.record,
      let limits = try? clients.service.safeLimits(of: record, at: world.moment.date),
      let swapped = await proposal.swapping(
        id, record: record, for: limits, clients: clients, world: world,
        makeID: context.environment.makeID)
    else { return .unswapped }
    return .proposed(swapped)
  }

  /// Stores the proposed week as one change, after checking it against the limits of now.
  private func use(
    _ proposal: WeekProposal, _ world: World, _ context: EffectContext<Stored>
  ) async -> Action {
    guard let record = (try? await context.latest())?.kept.record else { return .unstored }
    let facts = clients.service.planFacts(record, at: world.moment.date)
    guard clients.service.unreadableLimits(of: record).isEmpty,
      proposal.plan.unsafe(on: proposal.days, facts).isEmpty
    else { return .unproposed(clients.copy("first-run.none")) }
    let isStored = await context.isWritten {
      _ = try await clients.stores.plan.record(proposal.events, at: world.date)
    }
    return isStored ? .used(count: proposal.plan.entries(of: proposal.days).count) : .unstored
  }
}

extension PlanningClients {
  /// The first questions, and the proposed week.
  public var firstRun: any Feature { FirstRunFeature(self) }
}
