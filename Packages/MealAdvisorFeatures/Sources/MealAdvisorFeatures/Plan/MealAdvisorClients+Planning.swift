import AppShell
import MealAdvisorFeatureParts
import PlanningFeatures
import Presentation
import RecipeStore
import ScreenParts
import SharingFeatures

extension MealAdvisorClients {
  /// The planner, the grocery list and the cart, with the ways that lead there; nothing where nobody
  /// can be asked for prices.
  public var planning: [any Feature] {
    guard let retailers else { return [] }
    var planning = PlanningClients(
      service: service, ownMeals: ownMeals, stores: stores, retailers: retailers,
      assistants: assistants, exports: exports,
      soldPlanner: layout.soldPlanner, soldGroceries: layout.soldGroceries,
      hasTabs: layout.hasPlanningTabs,
      openLimits: SettingsAction.open.call(OfEater(.diets, of: nil)), copy: copy)
    planning.sharing = households.map {
      SharingClients(
        $0, record: stores.record, notesConsent: RecipeLibrary.notesConsent, hasPage: false,
        copy: copy)
    }
    return [PlanningWaysFeature(self)] + planning.features
  }
}
