import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import PlanningFeatures
import PlanningPresentation
import PremiumGate
import Presentation

/// The links from MealAdvisor's own screens to planning and shopping, for entitled users.
///
/// Without premium only the lines of the paywall are shown; after premium has lapsed, existing data
/// can still be read.
struct PlanningWaysFeature: MealAdvisorFeature {
  typealias Action = Never

  let id: FeatureID = "planning-ways"
  let routes: [RouteDefinition] = []
  let clients: MealAdvisorClients
  /// Whether planning is free and has its own tabs, so that no row needs to lead there.
  let isFree: Bool
  let stored: Slice<KeptPlanning>

  init(_ clients: MealAdvisorClients, _ planning: PlanningClients, isFree: Bool) {
    self.clients = clients
    self.isFree = isFree
    stored = planning.kept
  }

  func offers(_ state: Void, _ stored: KeptPlanning, _ world: World) -> Offers {
    var offers = Offers()
    let gate = Gate(
      stored.record.entitlement.phase(at: world.deviceDate), of: clients.stores.premium.offer)
    if !isFree, gate.decide(.view, .weeklyPlanner).isReadable {
      offers.add(
        row("settings.planner", icon: .calendar, title: "planner.title", form: PlannerAction.open))
    }
    if !isFree, gate.decide(.view, .shoppingList).isReadable {
      offers.add(
        row(
          "settings.groceries", icon: .cart, title: "grocery-list.title", form: GroceryAction.open))
    }
    if isFree || gate.decide(.view, .weeklyPlanner).isReadable {
      offers.add(
        row(
          "settings.planning", icon: .calendar, title: "kitchen.planning.title",
          form: KitchenAction.planning))
    }
    if isFree || gate.decide(.view, .shoppingList).isReadable {
      offers.add(
        row("settings.pantry", icon: .home, title: "pantry.title", form: PantryAction.open))
      offers.add(
        row(
          "settings.aisles", icon: .store, title: "kitchen.aisles.title", form: KitchenAction.aisles
        ))
    }
    if isFree { offers.add(settingsRows(stored)) }
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
      offers.add(
        RecipeLineOffer(hint: copy("ingredient-line.hint")) { recipe, place, servings in
          ControlAction(
            GroceryAction.ingredient, RecipeIngredient(place, of: recipe, servings: servings),
            motion: .sheet)
        })
    }
    return offers
  }

  /// The rows of an app with tabs of planning, in the groups of Settings.
  private func settingsRows(_ stored: KeptPlanning) -> [SettingsRowOffer] {
    let settings = stored.record.shopping.settings
    let store = settings.store.map { settings.place?.name ?? $0.rawValue }
    var rows = [
      SettingsRowOffer(
        section: copy("settings.group.store"),
        row: ListRow(
          "settings.store", icon: .store, store ?? copy("settings.store.choose"),
          subtitle: store == nil ? nil : settings.place?.address, accessory: .disclosure,
          action: ControlAction(ConnectionsAction.store, motion: .sheet))),
      part(.planning, "planning", icon: .calendar),
    ]
    if clients.households != nil { rows.append(part(.sharing, "sharing", icon: .sync)) }
    if clients.assistants != nil { rows.append(part(.assistant, "assistant", icon: .information)) }
    return rows
  }

  private func part(
    _ part: ConnectionsInput.Part, _ name: String, icon: IconRole
  ) -> SettingsRowOffer {
    SettingsRowOffer(
      section: copy(CopyKey("settings.group.\(name)")),
      row: ListRow(
        ElementID("settings.\(name).open"), icon: icon, copy(CopyKey("settings.\(name)")),
        subtitle: part == .planning ? nil : copy(CopyKey("settings.\(name).note")),
        accessory: .disclosure, action: ControlAction(ConnectionsAction.open, part, motion: .push)))
  }

  private func row(
    _ id: ElementID, icon: IconRole, title: CopyKey, form: ActionForm<Void, Void>
  ) -> SettingsRowOffer {
    SettingsRowOffer(
      section: copy(isFree ? "settings.group.planning" : "planning.group"),
      row: ListRow(
        id, icon: icon, copy(title), accessory: .disclosure,
        action: ControlAction(form, motion: .push)))
  }
}
