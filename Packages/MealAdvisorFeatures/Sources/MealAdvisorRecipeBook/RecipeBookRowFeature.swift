import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import PremiumGate
import Presentation
import RecipeBookScreens

/// Offers the row in Settings that leads to the eater's own recipes.
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

  /// Like the other premium rows, it is always visible, and asks for premium if needed (C-P02).
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
