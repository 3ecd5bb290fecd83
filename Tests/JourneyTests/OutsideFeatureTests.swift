import AppShell
import AppTesting
import DesignSystem
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import Testing

/// A feature that no package knows: it counts glasses of water.
private struct WaterFeature: Feature {
  enum Action: Sendable { case opened, drunk }

  let id: FeatureID = "water"
  let routes = [RouteDefinition(RouteForm("water"), .push)]

  func initialState() -> Int { 0 }

  let actions: [ActionHandler<Action>] = [
    .on(ActionForm("water.open"), .opened),
    .on(ActionForm("water.drink"), .drunk),
  ]

  func reduce(_ action: Action, into glasses: inout Int, stored: Void, world: World) -> [Command<
    Never
  >] {
    switch action {
    case .opened: return [.show(Route("water"))]
    case .drunk:
      glasses += 1
      return []
    }
  }

  func screen(of route: Route, state glasses: Int, stored: Void, context: ScreenContext) -> (
    any Screen
  )? {
    WaterScreen(glasses: glasses, tabBar: context.tabBar)
  }

  func offers(_ glasses: Int, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.add(
      SettingsRowOffer(
        section: "Wellbeing",
        row: ListRow(
          "settings.water", icon: .add, "Water", value: "\(glasses) glasses",
          accessory: .disclosure, action: ControlAction("water.open"))))
    offers.add(
      RecipeRowOffer { meal in
        ListRow(
          "recipe.water", "A glass with it",
          action: ControlAction("water.open", [ActionParameter("id", meal.rawValue)]))
      })
    return offers
  }
}

private struct WaterScreen: Screen {
  let id: ScreenID = "water"
  let state: StateID = "default"
  let title = "Water"
  var glasses: Int
  var tabBar: TabBar?
  var primaryAction: ElementID? { "water.drink" }

  var element: Element {
    ScreenRoot("water") {
      NavigationBar("water.bar", title: title) {
        IconButton(
          "water.back", .back, label: "Back", action: ControlAction(NavigationAction.dismiss))
      }
      PageContent("water.content") {
        TextBlock("water.count", "\(glasses) glasses today", style: .title2)
        ActionButton("water.drink", .primary, "Drink", action: ControlAction("water.drink"))
      }
      tabBar
    }.element
  }
}

@Suite struct OutsideFeatureTests {
  @Test func `a feature from outside has its row, its screen, its drawing and its journey`()
    async throws
  {
    let guest = try await Diner(further: { _ in [WaterFeature()] })
    try await guest.tap("tab.select?id=settings")
    #expect(try await guest.words.contains("WELLBEING"))
    #expect(try await guest.drawing.contains("0 glasses"))
    try await guest.tap("water.open")
    try await guest.tap("water.drink")
    try await guest.tap("water.drink")
    #expect(try await guest.drawing.contains("2 glasses today"))
    #expect(try await guest.screen.structureFindings.isEmpty)
    try await guest.tap("navigation.dismiss")
    #expect(try await guest.words.contains("2 glasses"))
  }

  @Test func `its row stands below every recipe`() async throws {
    let guest = try await Diner(further: { _ in [WaterFeature()] })
    let meal = try await guest.meal
    try await guest.tap("recipe.open?id=\(meal.id)")
    #expect(try await guest.drawing.contains("A glass with it"))
    #expect(try await guest.can("water.open?id=\(meal.id)"))
  }

  @Test func `without it nothing of it is there`() async throws {
    let guest = try await Diner()
    try await guest.tap("tab.select?id=settings")
    #expect(!(try await guest.words.contains("WELLBEING")))
    #expect(!(try await guest.can("water.open")))
  }
}
