import AccountSubscription
import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import MealModels
import PremiumGate
import RecipeBookFeatures
import RecipeBookScreens
import RecipeStore
import ScreenParts
import Testing

/// Recipes where creating and changing them is sold.
@Suite struct SoldRecipesTests {
  static let rules = PremiumRules(
    PremiumOffer(
      [PremiumItem("own-recipes", "recipes-opened")],
      promises: [PaywallPromise("recipes", keptBy: "own-recipes")],
      products: [
        SubscriptionProduct(id: "sample", displayPrice: "$1", period: .month, trialDays: 7)
      ]))

  /// A cook who has not paid, with the prompt as any app has it.
  private func guest() async throws -> Cook {
    try await Cook(rules: Self.rules, further: [PromptStandIn()])
  }

  @Test func `a user without recipes sees the premium prompt`() async throws {
    let cook = try await guest()
    try await cook.tap("Recipes")
    #expect(try await cook.screenID == "prompt")
  }

  @Test func `without premium, a user can read and delete recipes but not create or change them`()
    async throws
  {
    let cook = try await guest()
    let id = try await cook.keep(MyRecipesTests.soup)
    try await cook.tap("Recipes")
    #expect(try await cook.app.showing().screen.state == "read-only")
    #expect(try await cook.text.contains("Creating, importing and changing them needs Premium."))
    try await cook.tap("Lentil Soup")
    #expect(cook.opened.all == [id])
    try await cook.tap("Create Recipe")
    #expect(try await cook.screenID == "prompt")
    try await cook.touch("navigation.dismiss")
    try await cook.tap("More for Lentil Soup", "Delete")
    #expect(try await cook.own.library.cards().isEmpty)
  }

  @Test func `with premium all of it can be used`() async throws {
    let cook = try await guest()
    let local = Subscriptions.local(cook.stores, now: { TestWorld.evening })
    _ = try await local.startTrial(at: TestWorld.evening)
    await cook.app.dataChanged(.everything)
    try await cook.tap("Recipes", "Create Recipe")
    #expect(try await cook.screenID == "create-recipe")
  }
}

/// The prompt, without the words of an app that sells something.
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
