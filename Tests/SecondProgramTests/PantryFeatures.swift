import AppShell
import DesignSystem

/// The one feature of the app: what stands on the shelf.
struct ShelfFeature: Feature {
  enum Action: Sendable { case eaten }

  let id: FeatureID = "shelf"
  let routes = [RouteDefinition(RouteForm("shelf"), .root)]

  func initialState() -> [String] { ["rice", "oats"] }

  let actions: [ActionHandler<Action>] = [.on(ActionForm("shelf.eat"), .eaten)]

  func reduce(
    _ action: Action, into foods: inout [String], stored: Void, world: World
  ) -> [Command<Never>] {
    foods = Array(foods.dropFirst())
    return []
  }

  func screen(
    of route: Route, state foods: [String], stored: Void, context: ScreenContext
  ) -> (any Screen)? {
    ShelfScreen(state: foods.isEmpty ? "empty" : "full", foods: foods, tabBar: context.tabBar)
  }

  func offers(_ foods: [String], _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route("shelf"), .servings, "Shelf")
    return offers
  }
}

/// The screen of the shelf.
struct ShelfScreen: Screen {
  let id: ScreenID = "shelf"
  var state: StateID
  let title = "Shelf"
  var foods: [String]
  var tabBar: TabBar?
  var primaryAction: ElementID? { "shelf.eat" }

  var element: Element {
    ScreenRoot("shelf") {
      PageContent("shelf.content") {
        TextBlock("shelf.foods", foods.isEmpty ? "Nothing left" : foods.joined(separator: ", "))
        ActionButton("shelf.eat", .primary, "Eat", action: ControlAction("shelf.eat"))
      }
      tabBar
    }.element
  }
}
