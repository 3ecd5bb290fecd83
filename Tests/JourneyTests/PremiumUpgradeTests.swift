import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import FavoritesStore
import Journal
import MealAdvisorFeatures
import MealModels
import PremiumGate
import Testing

/// From wanting to keep a meal to finding it again, and every way out on the way (S-QA-02).
@Suite struct PremiumUpgradeTests {
  // S-PREM-05, S-PREM-09 to 12, S-ERR-03, S-HOME-11, W-PAY-07 to 16, C-P09
  @Test func `a free person saves a meal by way of the trial and finds it after a restart`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let guest = try await Diner(on: disk)
    let meal = try await guest.meal
    try await guest.tap("favorites.toggle?id=\(meal.id)")
    #expect(try await guest.screen.id == "premium-prompt")
    for words in ["Save to favorites with Premium", "Learn More", "Maybe Later"] {
      #expect(try await guest.sees(words))
    }
    try await guest.tap("premium.learnMore")
    #expect(try await guest.screen.id == "paywall")
    for words in Self.paywall { #expect(try await guest.sees(words), "\(words)") }
    for words in Self.absent { #expect(try await !guest.sees(words), "\(words)") }
    #expect(!(try await guest.stored.phase(at: guest.app.world.date).isEntitled))
    try await guest.tap("premium.startTrial")
    #expect(try await guest.screen.id == "home")
    #expect(try await guest.screen.state == "suggestion-saved")

    let again = try await Diner(on: disk, at: "2026-05-13T08:00")
    try await again.tap("tab.select?id=favorites")
    #expect(try await again.sees(meal.recipe.title))
    #expect(try await again.stored.savedMeals == [meal.id])
    #expect(try await again.stored.phase(at: again.app.world.date).isEntitled)
  }

  /// What the paywall promises in an app without a planner (C-S03, C-P04).
  private static let paywall = [
    "Unlock Your Full Meal Experience",
    "Get the most out of your meal planning with unlimited saves and smart features",
    "Save unlimited favorite meals", "Advanced dietary and cuisine filters",
    "Start Free Trial - $4.99/mo",
    "Cancel anytime • No commitments", "Maybe Later",
  ]

  /// What that app does not have, so that nobody pays for it.
  private static let absent = [
    "Weekly meal planning calendar", "Smart shopping list generation",
    "Nutrition tracking and insights",
  ]

  // S-PREM-01, S-PREM-12
  @Test func `declining keeps everything as it was, and nothing is saved later behind one's back`()
    async throws
  {
    let guest = try await Diner()
    let meal = try await guest.meal
    try await guest.tap("favorites.toggle?id=\(meal.id)", "premium.maybeLater")
    #expect(try await guest.screen.id == "home")
    #expect(try await guest.meal == meal)
    try await guest.tap("favorites.toggle?id=\(meal.id)", "premium.learnMore")
    try await guest.tap("premium.maybeLater")
    #expect(try await guest.screen.id == "home")
    try await guest.startTrial()
    #expect(try await guest.stored.phase(at: guest.app.world.date).isEntitled)
    #expect(try await guest.stored.savedMeals.isEmpty)
  }

  // W-ERR-08 to 13, S-PREM-14, C-P01
  @Test func `Favorites without premium says what it would be, and lets one go`() async throws {
    let guest = try await Diner()
    try await guest.tap("tab.select?id=favorites")
    #expect(try await guest.screen.state == "premium-required")
    #expect(try await guest.screen.announcement == "Premium unlocks unlimited saves")
    for words in [
      "Save Your Favorites",
      "Premium lets you save unlimited meals and build your personal cookbook",
      "Upgrade to Premium", "Maybe Later",
    ] {
      #expect(try await guest.sees(words))
    }
    try await guest.tap("premium.maybeLater")
    #expect(try await guest.screen.id == "home")
    try await guest.tap("tab.select?id=favorites", "premium.open", "premium.startTrial")
    #expect(try await guest.screen.state == "none")
    #expect(try await guest.stored.phase(at: guest.app.world.date).isEntitled)
  }

  // S-PREM-04, S-PREM-06, S-PREM-15, C-P02
  @Test func `cuisines ask for premium and then hold; after a lapse the list rests`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let guest = try await Diner(on: disk)
    try await guest.open("cuisine-preferences")
    #expect(try await guest.screen.id == "premium-prompt")
    #expect(try await guest.sees("Advanced dietary and cuisine filters"))
    try await guest.tap("premium.learnMore", "premium.startTrial")
    try await guest.tap("settings.open?screen=cuisine-preferences")
    try await guest.tap("settings.cuisine=on?id=italian", "tab.select?id=home")
    for _ in 1...3 {
      try await guest.tap("home.newSuggestion")
      #expect(try await guest.meal.recipe.cuisine == .italian)
    }
    try await lapse(guest)
    let later = try await Diner(on: disk, at: "2026-07-01T18:30")
    try await later.tap("tab.select?id=settings")
    #expect(try await later.sees("All cuisines"))
    #expect(try await later.preferences.cuisines == [.italian])
  }

  // C-P06, W-FAV
  @Test func `after a lapse what was saved is readable and removable, and nothing can be added`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let guest = try await Diner(on: disk)
    let meal = try await guest.meal
    try await guest.startTrial()
    try await guest.tap("favorites.toggle?id=\(meal.id)")
    try await lapse(guest)

    let later = try await Diner(on: disk, at: "2026-07-01T18:30")
    try await later.tap("tab.select?id=favorites")
    #expect(try await later.screen.state == "read-only")
    #expect(try await later.sees(meal.recipe.title))
    try await later.tap("favorites.remove?id=\(meal.id)")
    #expect(try await later.stored.savedMeals.isEmpty)
    try await later.tap("tab.select?id=home")
    try await later.tap("favorites.toggle?id=\(try await later.meal.id)")
    #expect(try await later.screen.id == "premium-prompt")
    try await later.tap("premium.learnMore")
    #expect(try await later.sees("Subscribe - $4.99/mo"))
    #expect(!(try await later.sees("Start Free Trial")))
  }

  private func lapse(_ guest: Diner) async throws {
    let evening = await guest.app.world.date
    _ = try await Subscriptions.local(guest.stores, now: { evening }).cancel(at: evening)
  }

  // S-ERR-01: a store that cannot be reached blocks nothing.
  @Test func `a store that cannot be reached is said on the paywall, and one can go on`()
    async throws
  {
    let guest = try await Diner(store: .unavailable)
    let meal = try await guest.meal
    try await guest.tap("favorites.toggle?id=\(meal.id)", "premium.learnMore")
    try await guest.tap("premium.startTrial")
    #expect(try await guest.screen.state == "error")
    #expect(try await guest.sees("The store could not be reached. Please try again."))
    try await guest.tap("premium.maybeLater", "home.newSuggestion")
    #expect(try await guest.screen.state == "suggestion")
    #expect(try await guest.stored.savedMeals.isEmpty)
    #expect(!(try await guest.stored.phase(at: guest.app.world.date).isEntitled))
  }

  // S-PREM-13: the nudge leads to the paywall and is over then.
  @Test func `following the nudge opens the paywall and ends the nudges`() async throws {
    let guest = try await Diner()
    for _ in 1...4 { try await guest.tap("home.newSuggestion") }
    #expect(try await guest.screen.state == "nudge")
    try await guest.tap("premium.learnMore", "premium.startTrial")
    #expect(try await guest.screen.id == "home")
    for _ in 1...6 { try await guest.tap("home.newSuggestion") }
    #expect(try await guest.screen.state == "suggestion")
    #expect(try await guest.stores.nudge.state().isOver)
  }
}
