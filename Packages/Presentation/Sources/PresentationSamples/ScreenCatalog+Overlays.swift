import AccountScreens
import DesignSystem
import PremiumGate
import Presentation
import ScreenParts

extension ScreenCatalog {
  /// The premium prompt after Save, after Save in a recipe, and in Settings.
  static func premiumPrompt(_ copy: Copy) -> CatalogScreen {
    let triggers: [Trigger] = [
      .mealSaved, .mealSavedInRecipe, .favoritesOpened, .cuisinesOpened,
      .nutritionLimitsOpened, .recipesOpened,
    ]
    return CatalogScreen(
      "premium-prompt", copy("premium.prompt.title"), layer: .helpful,
      states: triggers.map { trigger in
        CatalogState(StateID(trigger.rawValue)) {
          PremiumPromptScreen(trigger, of: .mealAdvisor, $0.covered)
        }
      })
  }

  /// The paywall as drawn, and its further states.
  static func paywall(_ copy: Copy) -> CatalogScreen {
    let some: Set<PremiumFeature> = [
      .mealFavorites, .cuisineFilter, .nutritionLimits, .ownRecipes,
    ]
    let states: [(StateID, PaywallInput)] = [
      ("default", PaywallInput(.mealAdvisor)),
      ("partial", PaywallInput(.mealAdvisor, delivering: some)),
      ("trial-used", PaywallInput(.mealAdvisor, isTrialAvailable: false)),
      ("purchasing", PaywallInput(.mealAdvisor, isPurchasing: true)),
      ("error", PaywallInput(.mealAdvisor, error: .storeUnavailable)),
      ("active", PaywallInput(.mealAdvisor, phase: sampleActive)),
    ]
    return CatalogScreen(
      "paywall", copy("paywall.title"), layer: .helpful,
      states: states.map { id, input in
        var input = input
        input.documents = LegalTextScreen.Document.allCases
        return CatalogState(named: id) { [input] in PaywallScreen(input, $0.covered) }
      })
  }

  /// The alert after a second failed try, of the connection and of a service.
  static func connectionAlert(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "connection-error", copy("error.connection.title"), layer: .helpful,
      states: [
        CatalogState(named: "default") { ConnectionAlertScreen($0.covered) },
        CatalogState(named: "service") { ConnectionAlertScreen(of: .service, $0.covered) },
      ])
  }

  /// The full screen of a failure.
  static func systemError(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "system-error", copy("error.system.headline"), layer: .helpful,
      states: [
        CatalogState(named: "default") { SystemErrorScreen($0.covered) },
        CatalogState(named: "storage") {
          SystemErrorScreen(detail: copy("error.system.storage"), $0.covered)
        },
      ])
  }
}
