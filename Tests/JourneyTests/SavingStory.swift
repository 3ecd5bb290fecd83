import AppShell
import DesignSystem
import FavoritesStore
import Journal
import MealAdvisorFeatures
import MealModels
import PremiumGate
import Testing

/// From wanting to keep a meal to finding it again.
@Suite struct SavingStory {
  // S-PREM, C-P09
  @Test func `a free person saves a meal by way of the trial and finds it after a restart`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let guest = try await Guest(on: disk)
    let meal = try await guest.meal
    try await guest.tap("favorites.toggle?id=\(meal.id)")
    #expect(try await guest.screen.id == "premium-prompt")
    #expect(try await guest.words.contains("Save to favorites with Premium"))
    try await guest.tap("premium.learnMore")
    #expect(try await guest.screen.id == "paywall")
    #expect(try await guest.words.contains("Start Free Trial - $4.99/mo"))
    try await guest.tap("premium.startTrial")
    #expect(try await guest.screen.id == "home")
    #expect(try await guest.screen.state == "suggestion-saved")

    let again = try await Guest(on: disk, at: "2026-05-13T08:00")
    try await again.tap("tab.select?id=favorites")
    #expect(try await again.words.contains(meal.recipe.title))
    #expect(try await again.stores.read().savedMeals == [meal.id])
  }

  @Test func `declining keeps everything as it was, and nothing is saved later behind one's back`()
    async throws
  {
    let guest = try await Guest()
    let meal = try await guest.meal
    try await guest.tap("favorites.toggle?id=\(meal.id)")
    try await guest.tap("premium.maybeLater")
    #expect(try await guest.screen.id == "home")
    try await guest.tap("tab.select?id=settings")
    try await guest.tap("premium.open")
    try await guest.tap("premium.startTrial")
    #expect(try await guest.stores.read().phase(at: guest.app.world.date).isEntitled)
    #expect(try await guest.stores.read().savedMeals.isEmpty)
  }

  @Test func `after a lapse what was saved is readable and removable, and nothing can be added`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let guest = try await Guest(on: disk)
    let meal = try await guest.meal
    try await guest.tap("favorites.toggle?id=\(meal.id)")
    try await guest.tap("premium.learnMore")
    try await guest.tap("premium.startTrial")
    let evening = await guest.app.world.date
    _ = try await Subscriptions.local(guest.stores, now: { evening }).cancel(at: evening)

    let later = try await Guest(on: disk, at: "2026-07-01T18:30")
    try await later.tap("tab.select?id=favorites")
    #expect(try await later.screen.state == "read-only")
    #expect(try await later.words.contains(meal.recipe.title))
    try await later.tap("favorites.remove?id=\(meal.id)")
    #expect(try await later.stores.read().savedMeals.isEmpty)
    try await later.tap("tab.select?id=home")
    try await later.tap("favorites.toggle?id=\(try await later.meal.id)")
    #expect(try await later.screen.id == "premium-prompt")
  }

  // S-PREM-13, C-P06
  @Test func `the nudge comes exactly once, at the fifth meal`() async throws {
    let guest = try await Guest()
    var nudged: [Int] = []
    for number in 1...9 {
      if try await guest.screen.state == "nudge" {
        nudged.append(number)
        try await guest.tap("home.dismissNudge")
      }
      try await guest.tap("home.newSuggestion")
    }
    #expect(nudged == [5])
  }
}
