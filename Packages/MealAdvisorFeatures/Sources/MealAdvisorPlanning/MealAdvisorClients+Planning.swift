import AppShell
import AssistantFeatures
import MealAdvisorFeatureParts
import PlanningFeatures
import Presentation
import RecipeStore
import ScreenParts
import SharingFeatures

extension MealAdvisorClients {
  /// The planner, the grocery list and the cart, with the links to them; empty if the app has no
  /// retailers.
  ///
  /// - Parameter isSold: whether planning is premium and behind Settings; otherwise it is free and
  ///   its screens are tabs.
  public func planning(isSold: Bool) -> [any Feature] {
    guard let retailers else { return [] }
    var planning = PlanningClients(
      service: service, ownMeals: ownMeals, stores: stores, retailers: retailers,
      assistants: assistants, exports: exports,
      soldPlanner: isSold ? .weeklyPlanner : nil, soldGroceries: isSold ? .shoppingList : nil,
      hasTabs: !isSold,
      openLimits: SettingsAction.open.call(OfEater(.diets, of: nil)), copy: copy)
    planning.splitsConnections = !isSold
    planning.subscription = calendarFeed
    planning.asksFirst = asksFirst && !isSold
    planning.sharing = households.map {
      SharingClients(
        $0, record: stores.record, notesConsent: RecipeLibrary.notesConsent, hasPage: false,
        copy: copy)
    }
    return [PlanningWaysFeature(self, planning, isFree: !isSold)] + planning.features
  }
}

extension MealAdvisorClients {
  /// The meals planned for today, for screens that show a meal for now.
  public var plannedMeals: any Feature { PlannedMealsFeature(self) }

  /// The tasks that Home has in every app, for an app without Home that starts on another screen.
  public func restart(beginningAt start: Route) -> any Feature {
    RestartFeature(self, beginningAt: start)
  }

  /// The feature of the assistant and its consents.
  ///
  /// - Parameter isSold: whether planning, which uses the assistant, is premium.
  public func assistant(isSold: Bool) -> any Feature {
    AssistantClients(
      assistants, record: stores.record, households: households,
      sold: isSold ? .weeklyPlanner : nil,
      readOnly: "planner.read-only",
      page: isSold ? PlanningRoutes.connections : PlanningRoutes.assistant, copy: copy
    ).feature
  }
}

extension Route {
  /// The planned week, as the first screen of an app.
  public static let planner = Route(PlanningRoutes.planner)
}
