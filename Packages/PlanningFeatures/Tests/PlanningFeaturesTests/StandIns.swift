import AccountSubscription
import AppShell
import DesignSystem
import EaterRecord
import MealModels
import PlanningPresentation
import PremiumGate
import RecipeBookScreens
import ScreenParts
import Synchronization

/// What sells the planner and the list to those who plan.
enum Sold {
  static let rules = PremiumRules(
    PremiumOffer(
      [PremiumItem("planner", "planner-opened"), PremiumItem("list", "list-opened")],
      promises: [
        PaywallPromise("planning", keptBy: "planner"), PaywallPromise("shopping", keptBy: "list"),
      ],
      products: [
        SubscriptionProduct(id: "sample", displayPrice: "$1", period: .month, trialDays: 7)
      ]))
}

/// A page with one recipe, and what leads to the planner and to the list from elsewhere.
struct Hall: Feature {
  struct Page: Screen {
    let id: ScreenID = "hall"
    let state: StateID = "default"
    let title = "Hall"
    let primaryAction: ElementID? = nil
    let announcement: String? = nil
    let meal: MealID
    var element: Element {
      ScreenRoot("hall") {
        ActionButton("hall.plan", .text, "Plan", action: ControlAction(PlannerAction.open))
        ActionButton("hall.list", .text, "List", action: ControlAction(GroceryAction.open))
        ActionButton(
          "hall.buy", .text, "Buy", action: ControlAction(GroceryAction.addMeal, meal))
        ActionButton(
          "hall.line", .text, "Line",
          action: ControlAction(
            GroceryAction.ingredient, RecipeIngredient(0, of: meal, servings: 2), motion: .sheet))
        ActionButton(
          "hall.cook", .text, "Cook", action: ControlAction(PlannerAction.planMeal, meal))
      }.element
    }
  }

  enum Action: Sendable { case limits, recipe(MealID), importing }

  let opened: Opened
  let meal: MealID
  let id: FeatureID = "hall"
  static let route = RouteForm("hall")
  static let limits = ActionForm("hall.limits")
  /// A recipe that another screen opened.
  static let recipe = RouteForm("hall-recipe", about: .id(MealID.self))
  var routes: [RouteDefinition] {
    [RouteDefinition(Self.route, .root), RouteDefinition(Self.recipe, .sheet)]
  }
  func initialState() {}
  let actions: [ActionHandler<Action>] = [
    .on(limits, .limits), .on(RecipeBookAction.openImport, .importing),
    .on(RecipeAction.open) { .recipe($0) },
  ]

  func reduce(
    _ action: Action, into state: inout Void, stored: Void, world: World
  ) -> [Command<Never>] {
    switch action {
    case .limits: opened.add("limits")
    case .importing: opened.add("import")
    case .recipe(let id):
      opened.add(id.rawValue)
      return [.show(Route(Self.recipe, id))]
    }
    return []
  }

  func screen(
    of route: Route, state: Void, stored: Void, context: ScreenContext
  ) -> (any Screen)? { Page(meal: Self.recipe.read(route) ?? meal) }

  func offers(_ state: Void, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route(Self.route), .home, "Hall")
    return offers
  }
}

/// What was opened that other features of an app show.
final class Opened: Sendable {
  private let names = Mutex<[String]>([])
  var all: [String] { names.withLock { $0 } }
  func add(_ name: String) { names.withLock { $0.append(name) } }
}

/// The prompt for premium, without the words of an app that sells something.
struct PromptStandIn: Feature {
  struct Page: Screen {
    let id: ScreenID = "prompt"
    let state: StateID = "default"
    let title = "Prompt"
    let primaryAction: ElementID? = nil
    let announcement: String? = nil
    var element: Element {
      ScreenRoot("prompt") {
        ActionButton(
          "prompt.close", .text, "Close", action: ControlAction(NavigationAction.dismiss))
      }.element
    }
  }

  typealias Action = Never
  let id: FeatureID = "prompt"
  let routes = [RouteDefinition(PremiumRoutes.prompt, .sheet)]
  func initialState() {}
  func reduce(
    _ action: Never, into state: inout Void, stored: Void, world: World
  ) -> [Command<Never>] {}
  func screen(
    of route: Route, state: Void, stored: Void, context: ScreenContext
  ) -> (any Screen)? { Page() }
}

/// Files that were handed on.
final class PutFiles: Sendable {
  private let files = Mutex<[(name: String, text: String)]>([])
  var all: [(name: String, text: String)] { files.withLock { $0 } }

  /// Where they are put.
  var destination: ExportDestination {
    ExportDestination { text, name in
      self.files.withLock { $0.append((name, text)) }
      return "Files"
    }
  }
}
