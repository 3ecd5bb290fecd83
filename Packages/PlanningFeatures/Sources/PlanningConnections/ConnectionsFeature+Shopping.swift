import AppShell
import Groceries
import MealModels
import MealPlan
import PlanningParts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ConnectionsFeature {
  /// Changes the shopping settings of the household or the week's budget.
  func change(
    _ action: Action, in state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    let settings = stored.record.shopping.settings
    func shop(_ setting: ShoppingSetting) -> [Command<Effect>] {
      [.run(.shop(setting, world))]
    }
    switch action {
    case .budgetSet(let amount):
      let currency = settings.place?.currency ?? .usd
      let budget = amount.map { Money(hundredths: Int(bounded: $0.rounded()) * 100, currency) }
      return [.run(.plan([.set(.weeklyBudget(budget))], world))]
    case .ruleChanged(let rule): return [.run(.rule(rule, world))]
    case .avoided(let text): return avoid(text, &state, world)
    case .intervalTapped(let hours):
      return RefreshInterval(rawValue: hours).map { shop(.interval($0)) } ?? []
    case .networkTapped(let network): return shop(.network(NetworkPolicy(network)))
    default: return []
    }
  }

  private func avoid(
    _ text: String, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    let word = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    (state.typed, state.error, state.hasSent) = (word, nil, true)
    guard word.contains(where: { $0.isLetter || $0.isNumber }) else {
      state.error = copy("grocery-entry.no-words")
      return []
    }
    return [.run(.rule(.avoided(word), world))]
  }

  func isStored(
    _ setting: ShoppingSetting, _ world: World, _ context: EffectContext<KeptPlanning>
  ) async -> Bool {
    await context.isWritten {
      try await clients.stores.shop([.set(setting)], at: world.date)
    }
  }
}
