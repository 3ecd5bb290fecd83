import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import PlanningPresentation
import PremiumGate
import Presentation

/// The ways from MealAdvisor's own screens to planning and shopping, for whoever may use them.
///
/// Without premium none of it shows but the lines of the paywall; after it lapsed what is there can
/// still be read.
struct PlanningWaysFeature: MealAdvisorFeature {
  typealias Action = Never

  let id: FeatureID = "planning-ways"
  let routes: [RouteDefinition] = []
  let clients: MealAdvisorClients
  let stored: Slice<Entitlement>

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
    stored = Slice(clients.parts.entitlement)
  }

  func offers(_ state: Void, _ stored: Entitlement, _ world: World) -> Offers {
    var offers = Offers()
    let gate = Gate(stored.phase(at: world.deviceDate), of: clients.stores.premium.offer)
    // Where planning has tabs of its own it is free, and no row has to lead there.
    let isFree = clients.layout.hasPlanningTabs
    if !isFree, gate.decide(.view, .weeklyPlanner).isReadable {
      offers.add(row("settings.planner", .calendar, "planner.title", PlannerAction.open))
    }
    if !isFree, gate.decide(.view, .shoppingList).isReadable {
      offers.add(row("settings.groceries", .cart, "grocery-list.title", GroceryAction.open))
    }
    if isFree || gate.decide(.add, .weeklyPlanner).isAllowed {
      let title = copy("planning.add-to-week")
      offers.add(
        MealActionOffer {
          CustomAction(title, ControlAction(PlannerAction.planMeal, $0, motion: .sheet))
        })
      offers.add(
        RecipeRowOffer {
          ListRow(
            "recipe.add-to-week", icon: .calendar, title,
            action: ControlAction(PlannerAction.planMeal, $0, motion: .sheet))
        })
    }
    if isFree || gate.decide(.add, .shoppingList).isAllowed {
      let title = copy("planning.add-to-groceries")
      offers.add(
        RecipeRowOffer {
          ListRow(
            "recipe.add-to-groceries", icon: .cart, title,
            action: ControlAction(GroceryAction.addMeal, $0))
        })
    }
    return offers
  }

  private func row(
    _ id: ElementID, _ icon: IconRole, _ title: CopyKey, _ form: ActionForm<Void, Void>
  ) -> SettingsRowOffer {
    SettingsRowOffer(
      section: copy("planning.group"),
      row: ListRow(
        id, icon: icon, copy(title), accessory: .disclosure,
        action: ControlAction(form, motion: .push)))
  }
}
