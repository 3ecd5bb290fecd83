import AppShell
import AssistantFeatures
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningParts
import PlanningPresentation
import RecipeAssistant

extension GroceryListFeature {
  /// Checks whether the app may ask the assistant about an item; the check sends nothing.
  func lookForAssistant(_ id: GroceryItemID, _ stored: KeptPlanning) -> [Command<Effect>] {
    guard clients.assistants != nil, stored.assistant.consent.allows(.substitutions) else {
      return [.cancel("propose")]
    }
    return [.cancel("propose"), .run(.lookForAssistant(id), id: "assistant")]
  }

  func ask(
    _ action: Action, in state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .askTapped(let id):
      guard let drawer = state.drawer, drawer.item == id, drawer.mayAsk,
        stored.assistant.consent.allows(.substitutions), world.isConnected
      else { return [] }
      state.drawer?.assistant = .asking
      return [.run(.propose(id, world), id: "propose")]
    case .proposalTapped(let tapped):
      // Accept only a proposal for this item.
      guard let drawer = state.drawer, drawer.item == tapped.item,
        case .proposed(let proposals) = drawer.assistant,
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
    case .proposing(let id, let assistant):
      guard state.drawer?.item == id else { return [] }
      state.drawer?.assistant = assistant
      // Limits may have changed while the assistant answered.
      if let groceries = state.shown?.groceries { state.drawer?.hold(against: groceries) }
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
    for id: GroceryItemID, world: World, context: EffectContext<KeptPlanning>,
    report: (Action) -> Void
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

  /// Checks the chosen proposal against the present limits, and stores it.
  func take(
    _ proposal: SubstituteProposal, for id: GroceryItemID, world: World,
    context: EffectContext<KeptPlanning>, report: (Action) -> Void
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

  /// The present stored values, with the list of the shown week.
  private func latest(
    _ world: World, _ context: EffectContext<KeptPlanning>
  ) async -> (kept: KeptPlanning, groceries: WeekGroceries)? {
    guard let kept = try? await context.latest() else { return nil }
    let week = world.shownWeek(kept)
    return (try? clients.groceries(of: week, kept, on: world.moment)).map { (kept, $0) }
  }

  // MARK: - What it says

  /// The assistant's part of the drawer, in addition to the app's table; nil if the app may not ask
  /// the assistant.
  func assistant(
    for id: GroceryItemID, state: State, stored: KeptPlanning, world: World
  ) -> GroceryItemInput.Assistant? {
    guard let drawer = state.drawer, drawer.item == id, let asked = drawer.assistant,
      stored.assistant.consent.allows(.substitutions)
    else { return nil }
    let shown: GroceryItemInput.Assistant.Phase =
      switch asked {
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
