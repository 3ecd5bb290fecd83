import AppShell
import AssistantScreens
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningParts
import PlanningPresentation
import Preferences
import ScreenParts
import SuggestionWords

extension ConnectionsFeature {
  func screen(
    of route: Route, state: State, stored: KeptPlanning, context: ScreenContext
  ) -> (any Screen)? {
    let (record, world) = (stored.record, context.world)
    let settings = record.shopping.settings
    let preferences = state.pending.shown(over: record.preferences)
    let sharing = context.offers.all(SharingInput.self).first
    var assistant =
      context.offers.all(AssistantAccess.self).first ?? AssistantAccess(isOffered: false)
    if sharing?.membership == nil { assistant.signIn = .notOffered }
    let decision = clients.decision(
      .change, clients.soldPlanner, record.entitlement, at: world.deviceDate)
    var input = ConnectionsInput(
      assistant: assistant,
      store: ChosenStore(settings, retailer: clients.retailers.name(of: settings.retailer)),
      tags: Set(DietaryTag.allCases.filter { $0.isOn(in: preferences) }),
      furtherLimits: furtherLimits(preferences), budget: record.planSettings.weeklyBudget,
      rules: .init(
        prefersStoreBrand: settings.rules.prefersStoreBrand,
        isOrganicOnly: settings.rules.isOrganicOnly, avoided: settings.rules.avoided,
        typed: state.typed, error: state.error),
      refresh: .init(hours: settings.interval.rawValue, network: network(settings.network)),
      sharing: sharing,
      questionCount: SyncStatus(context.offers)?.questionCount ?? 0,
      isOffline: !world.isConnected, isAllowed: decision.isAllowed,
      isUnreadable: !clients.service.unreadableLimits(of: record).isEmpty,
      toast: context.notice)
    input.part = part(of: route)
    return ConnectionsScreen(input, presentation(context))
  }

  /// An app whose Settings lead to the parts shows the parts as pages of their own.
  private func part(of route: Route) -> ConnectionsInput.Part {
    switch route {
    case PlanningRoutes.assistant: .assistant
    case PlanningRoutes.sharing: .sharing
    default: clients.splitsConnections ? .planning : .everything
    }
  }

  /// The further foods that the first eater avoids without a chip here, by name.
  private func furtherLimits(_ preferences: EaterPreferences) -> [String] {
    guard let eater = preferences.household.first else { return [] }
    let shown = DietaryTag.nutFree.isOn(in: preferences) ? [Allergen.treeNut, .peanut] : []
    let allergens = eater.allergens.filter { !shown.contains($0) }.map { copy.name(of: $0) }
    let names = clients.service.names(of: Array(eater.allergyFoods.union(eater.dislikes)))
    return allergens.sorted() + names.values.sorted()
  }

  private func network(_ policy: NetworkPolicy) -> ConnectionsInput.PriceRefresh.Network {
    switch policy {
    case .any: .any
    case .cellularOnly: .cellularOnly
    case .wifiOnly: .wifiOnly
    }
  }
}

extension NetworkPolicy {
  /// The rule that a choice on the screen stands for.
  init(_ choice: ConnectionsInput.PriceRefresh.Network) {
    self =
      switch choice {
      case .any: .any
      case .cellularOnly: .cellularOnly
      case .wifiOnly: .wifiOnly
      }
  }
}
