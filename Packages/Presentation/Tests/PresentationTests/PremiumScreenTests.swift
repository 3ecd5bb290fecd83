import AccountScreens
import DesignSystem
import PremiumGate
import ScreenParts
import SuggestionWords
import Testing

@testable import Presentation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct PremiumScreenTests {
  static let date = Date(timeIntervalSince1970: 1_778_610_600)

  // S-ERR-03, C-P09, C-S07
  @Test(arguments: [
    (Trigger.mealSaved, "Save to favorites with Premium", "Save to favorites with Premium"),
    (.mealSavedInRecipe, "Save to favorites with Premium", "Premium unlocks unlimited saves"),
    (.favoritesOpened, "Premium unlocks unlimited saves", "Premium unlocks unlimited saves"),
    (
      .cuisinesOpened, "Advanced dietary and cuisine filters",
      "Advanced dietary and cuisine filters"
    ),
    (.plannerOpened, "Weekly meal planning calendar", "Weekly meal planning calendar"),
    (.ingredientTapped, "Smart shopping list generation", "Smart shopping list generation"),
    (.foodSaved, "Nutrition tracking and insights", "Nutrition tracking and insights"),
  ])
  func `the prompt says the sentence of what asked`(
    trigger: Trigger, headline: String, announcement: String
  ) {
    let screen = PremiumPromptScreen(trigger, of: .mealAdvisor, .english)
    let root = screen.element
    #expect(root.text("premium-prompt.headline")?.text == headline)
    #expect(screen.announcement == announcement)
    #expect(root.text("premium-prompt.learnMore.title")?.text == "Learn More")
    #expect(root.fired("premium-prompt.learnMore") == "premium.learnMore")
    #expect(root.text("premium-prompt.maybeLater.title")?.text == "Maybe Later")
    #expect(root.fired("premium-prompt.maybeLater") == "premium.maybeLater")
  }

  @Test(arguments: PremiumOffer.mealAdvisor.triggers)
  func `every trigger has a sentence`(trigger: Trigger) {
    #expect(!Copy.english.text(for: trigger).hasPrefix("⟦"))
  }

  // W-PAY-05 to 16
  @Test func `the paywall reads as drawn`() {
    let screen = PaywallScreen(PaywallInput(.mealAdvisor), .english)
    let root = screen.element
    #expect(
      root.readingOrder.map(\.accessibility.label) == [
        "Unlock Your Full Meal Experience",
        "Get the most out of your meal planning with unlimited saves and smart features",
        "Save unlimited favorite meals", "Advanced dietary and cuisine filters",
        "Weekly meal planning calendar", "Smart shopping list generation",
        "Nutrition tracking and insights", "7 days free, then $4.99/mo",
        "Start Free Trial - $4.99/mo", "Cancel anytime • No commitments", "Maybe Later",
        "Restore Purchases",
      ])
    #expect(
      root.spoken("paywall.purchase")?.hint == "7 days free, then $4.99 a month")  // C-P05
    #expect(root.fired("paywall.purchase") == "premium.startTrial")
    #expect(root.fired("paywall.maybeLater") == "premium.maybeLater")
    #expect(screen.primaryAction == "paywall.purchase")
  }

  @Test(
    arguments: [
      ("paywall.icon", 48.0), ("paywall.headline", 32), ("paywall.subtitle", 40),
      ("paywall.feature.saved-meals", 24), ("paywall.purchase", 50), ("paywall.reassurance", 16),
      ("paywall.maybeLater", 20), ("paywall.sheet", 500),
    ] as [(ElementID, Double)])
  func `the rows of the paywall have their drawn least heights`(id: ElementID, height: Double) {
    #expect(
      PaywallScreen(PaywallInput(.mealAdvisor), .english).element.find(id)?.layout.minHeight
        == height)
  }

  @Test func `the paywall keeps its drawn gaps, margins and type`() {
    let root = PaywallScreen(PaywallInput(.mealAdvisor), .english).element
    #expect(root.gap("paywall.gap.features") == 24)
    #expect(root.find("paywall.gap.purchase")?.layout.minHeight == 32)
    #expect(root.gap("paywall.gap.leave") == 24)
    #expect(root.find("paywall.sheet")?.layout.padding.leading.points == 24)
    #expect(root.text("paywall.headline")?.style == .paywallHeadline)
    #expect(root.text("paywall.subtitle")?.style == .callout)
    #expect(root.text("paywall.subtitle")?.color == .secondaryLabel)
    #expect(root.text("paywall.reassurance")?.style == .footnote)
    #expect(root.text("paywall.feature.planning.text")?.style == .callout)
  }

  // C-P04
  @Test func `nothing is promised that this app does not have`() {
    let input = PaywallInput(.mealAdvisor, delivering: [.mealFavorites, .ownRecipes])
    let features = PaywallScreen(input, .english).features
    #expect(
      features.map(\.text) == ["Save unlimited favorite meals", "Your own and imported recipes"])
  }

  @Test func `with premium, each promise leads to what keeps it`() {
    var input = PaywallInput(.mealAdvisor)
    input.ways = [.weeklyPlanner: ControlAction("planner.open")]
    let free = PaywallScreen(input, .english).element
    #expect(free.find("paywall.feature.planning")?.action == nil)
    input.phase = .active(until: .distantFuture)
    let paid = PaywallScreen(input, .english).element
    #expect(paid.fired("paywall.feature.planning") == "planner.open")
  }

  @Test func `the paywall promises no trial to a user who had one`() {
    let root = PaywallScreen(PaywallInput(.mealAdvisor, isTrialAvailable: false), .english).element
    #expect(root.text("paywall.purchase.title")?.text == "Subscribe - $4.99/mo")
    #expect(root.spoken("paywall.purchase")?.hint == "$4.99 a month")
  }

  @Test func `a running purchase keeps the way out open`() {
    let root = PaywallScreen(PaywallInput(.mealAdvisor, isPurchasing: true), .english).element
    #expect(root.fired("paywall.purchase") == nil)
    #expect(root.fired("paywall.maybeLater") != nil)
  }

  @Test func `nothing is for sale while premium is active`() {
    let screen = PaywallScreen(
      PaywallInput(.mealAdvisor, phase: .active(until: Self.date)), .english)
    #expect(screen.purchase == nil)
    #expect(screen.element.text("paywall.headline")?.text == "Premium is active")
    #expect(screen.element.fired("paywall.close") == "navigation.dismiss")
  }

  @Test(arguments: [
    (
      PurchaseError.trialAlreadyUsed(since: date),
      "You already used the free trial. You can subscribe instead."
    ),
    (.nothingToRestore, "The store found no purchase to restore."),
    (.notActive, "You have no active subscription."),
    (
      .clockBehind(seen: date),
      "This device's clock is behind. Please set the right time and try again."
    ),
    (.storeUnavailable, "The store could not be reached. Please try again."),
    (.userCancelled, "Nothing was bought."),
    (.pending, "This purchase needs approval. Premium opens once it is approved."),
  ])
  func `every purchase error has words, shown where it happened`(
    error: PurchaseError, words: String
  ) {
    let screen = PaywallScreen(PaywallInput(.mealAdvisor, error: error), .english)
    #expect(screen.element.text("paywall.error.text")?.text == words)
    #expect(screen.announcement == words)
  }

  // W-SET-11, 5.5 of the resolutions
  @Test(arguments: [
    (EntitlementPhase.none, "Not active"), (.trial(until: date), "Free trial"),
    (.active(until: date), "Active"), (.grace(until: date), "Active"),
    (.lapsed(since: date), "Not active"),
  ])
  func `Settings says where a person stands`(phase: EntitlementPhase, words: String) {
    let root = SettingsScreen(SettingsInput(phase: phase), .english).element
    #expect(root.spoken("settings.premium")?.value == words)
  }

  // W-HOME-33
  @Test(arguments: [
    (Decision.needsPremium(.favoritesOpened), "Premium"), (.readOnly, ""), (.allowed, ""),
  ])
  func `the Favorites tab is marked Premium until it opens`(decision: Decision, value: String) {
    let bar = TabBar.mealAdvisor(favorites: decision, copy: .english)
    #expect(bar.items.map(\.title) == ["Home", "Favorites", "Settings"])
    #expect(bar.items.map(\.icon) == [.home, .favorites, .settings])
    #expect(bar.items[1].value == value)
    #expect(bar.items.allSatisfy { $0.action.haptic == .selection })
  }

  // D-ERR-05, S-ERR-04
  @Test func `the alert and the full screen read as written`() {
    let alert = ConnectionAlertScreen(.english).element
    #expect(
      alert.readingOrder.map(\.accessibility.label) == [
        "Connection Error", "Please check your internet connection and try again.", "Try Again",
        "Cancel",
      ])
    #expect(alert.actions.map(\.description) == ["home.retry", "navigation.dismiss"])
    let failure = SystemErrorScreen(.english).element
    #expect(failure.text("system-error.message.headline")?.text == "Something went wrong")
    #expect(
      failure.actions.map(\.description) == ["system.contactSupport", "system.restart"])
    #expect(
      failure.all.filter { $0.role == .primaryButton }.map(\.accessibility.label)
        == ["Restart App"])
  }
}
