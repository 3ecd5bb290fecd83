import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningPresentation
import RecipeAssistant

extension GroceryListFeature {
  /// Whether the assistant may be asked; nothing is sent for that.
  func lookForAssistant(
    _ id: GroceryItemID, _ state: inout State, _ stored: KeptPlanning
  ) -> [Command<Effect>] {
    state.asked = AskedAssistant(item: id)
    guard clients.assistants != nil, stored.assistant.consent.allows(.substitutions) else {
      return [.cancel("propose")]
    }
    return [.cancel("propose"), .run(.lookForAssistant(id), id: "assistant")]
  }

  func ask(
    _ action: Action, _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .askTapped(let id):
      guard state.asked.item == id, state.asked.phase != nil, !state.asked.isAsking,
        stored.assistant.consent.allows(.substitutions), world.isConnected
      else { return [] }
      state.asked.phase = .asking
      return [.run(.propose(id, world), id: "propose")]
    case .proposalTapped(let tapped):
      // Only what was proposed for this very item is taken.
      guard state.asked.item == tapped.item, case .proposed(let proposals) = state.asked.phase,
        let proposal = proposals.first(where: { $0.name == tapped.product })
      else { return [] }
      return [.run(.takeProposal(proposal, tapped.item, world))]
    default: return []
    }
  }

  func takeAnswer(
    _ action: Action, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .proposing(let id, let phase):
      guard state.asked.item == id else { return [] }
      state.asked.phase = phase
      // Limits may have changed while the assistant thought.
      if let groceries = state.shown?.groceries { state.asked.hold(against: groceries) }
    case .proposalTaken: return world.isAt(PlanningRoutes.item) ? [.dismiss] : []
    default: break
    }
    return []
  }

  // MARK: - Effects

  func lookForAssistant(
    _ id: GroceryItemID, _ context: EffectContext<KeptPlanning>, _ report: (Action) -> Void
  ) async {
    guard let kept = try? await context.latest(), let assistants = clients.assistants,
      (try? assistants.client(of: kept.assistant)) != nil
    else { return }
    report(.proposing(id, .ready))
  }

  func propose(
    _ id: GroceryItemID, _ world: World, _ context: EffectContext<KeptPlanning>,
    _ report: (Action) -> Void
  ) async {
    guard let assistants = clients.assistants, let (kept, groceries) = await latest(world, context)
    else { return report(.proposing(id, .failed(copy.words(of: .unreadable)))) }
    do throws(AssistantError) {
      guard let item = groceries.item(behind: id) else { throw .unknownFood }
      let found = try await assistants.substitutes(
        for: item, on: groceries.list, at: groceries.table,
        weeklyBudget: kept.record.planSettings.weeklyBudget, by: kept.assistant)
      guard let found else { throw .unknownFood }
      report(.proposing(id, .proposed(found.proposals)))
    } catch {
      guard !Task.isCancelled else { return }
      report(.proposing(id, .failed(copy.words(of: error))))
    }
  }

  /// Stores what was tapped, once it was held against the limits as they are now.
  func take(
    _ proposal: SubstituteProposal, _ id: GroceryItemID, _ world: World,
    _ context: EffectContext<KeptPlanning>, _ report: (Action) -> Void
  ) async {
    guard let (_, groceries) = await latest(world, context),
      let item = groceries.item(behind: id)
    else { return report(.unstored) }
    guard let events = try? groceries.events(of: proposal, for: item) else {
      let gone = copy("grocery-item.proposed.gone", ["name": proposal.name])
      return report(.proposing(id, .failed(gone)))
    }
    let isStored = await context.isWritten {
      try await clients.stores.shop(events, at: world.date)
    }
    report(isStored ? .proposalTaken : .unstored)
  }

  /// What is stored now, with the list of the week that is shown.
  private func latest(
    _ world: World, _ context: EffectContext<KeptPlanning>
  ) async -> (kept: KeptPlanning, groceries: WeekGroceries)? {
    guard let kept = try? await context.latest() else { return nil }
    let week = world.shownWeek(kept)
    return (try? clients.groceries(of: week, kept, on: world.moment)).map { (kept, $0) }
  }

  // MARK: - What it says

  /// What the drawer offers beyond our own table; nil where the assistant may not be asked.
  func assistant(
    _ id: GroceryItemID, _ state: State, _ stored: KeptPlanning, _ world: World
  ) -> GroceryItemInput.Assistant? {
    guard state.asked.item == id, let phase = state.asked.phase,
      stored.assistant.consent.allows(.substitutions)
    else { return nil }
    let shown: GroceryItemInput.Assistant.Phase =
      switch phase {
      case .ready: .offered
      case .asking: .asking
      case .failed(let reason): .failed(reason)
      case .proposed(let proposals):
        .proposed(
          proposals.map {
            .init(
              $0.name, $0.name, reason: [$0.ratio, $0.substitute.why].joined(separator: " · "))
          })
      }
    return .init(shown, host: stored.assistant.host, isOffline: !world.isConnected)
  }
}
