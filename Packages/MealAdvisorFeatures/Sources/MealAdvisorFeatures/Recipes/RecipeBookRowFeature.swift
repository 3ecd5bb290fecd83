import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import PremiumGate
import Presentation
import RecipeBookScreens

/// The row in Settings that leads to the recipes of one's own.
struct RecipeBookRowFeature: MealAdvisorFeature {
  typealias Action = Never

  let id: FeatureID = "recipe-book-row"
  let routes: [RouteDefinition] = []
  let clients: MealAdvisorClients
  let stored: Slice<Entitlement>

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
    stored = Slice(clients.parts.entitlement)
  }

  /// As for the other premium rows, everybody sees it, and who needs premium hears so (C-P02).
  func offers(_ state: Void, _ stored: Entitlement, _ world: World) -> Offers {
    var offers = Offers()
    let gate = Gate(stored.phase(at: world.deviceDate), of: clients.stores.premium.offer)
    let isAllowed = gate.decide(.change, .ownRecipes).isAllowed
    offers.add(
      SettingsRowOffer(
        section: copy("my-recipes.group"),
        row: ListRow(
          "settings.my-recipes", icon: .recipes, copy("my-recipes.title"),
          accessory: .disclosure, hint: isAllowed ? "" : copy("control.needs-premium"),
          action: ControlAction(RecipeBookAction.open, motion: .push))))
    return offers
  }
}
