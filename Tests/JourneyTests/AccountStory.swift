import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealAdvisorFeatures
import MealModels
import Testing

/// From a name on this device to none.
@Suite struct AccountStory {
  // W-SET-10, S-SET-04, C-D18
  @Test func `a user gives a name, signs out, signs in and deletes the account`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let guest = try await Diner(on: disk)
    let meal = try await guest.meal
    try await guest.tap("favorites.toggle?id=\(meal.id)")
    try await guest.tap("premium.learnMore")
    try await guest.tap("premium.startTrial")
    try await guest.tap("tab.select?id=settings")
    #expect(try await guest.words.contains("Sign in with Apple"))
    try await guest.tap("settings.signIn")
    try await guest.tap("account.enterName=Ana")
    #expect(try await guest.screen.state == "signed-in")
    #expect(await guest.app.takeOutgoingEvents().isEmpty)

    let again = try await Diner(on: disk, at: "2026-05-13T08:00")
    try await again.tap("tab.select?id=settings")
    #expect(try await again.words.contains("Ana"))
    try await again.tap("settings.open?screen=account")
    #expect(try await again.words.contains("May 12, 2026"))
    try await again.tap("account.signOut")
    #expect(try await again.screen.state == "signed-out")
    try await again.tap("settings.signIn")
    try await again.tap("account.resume")
    try await again.tap("account.delete")
    #expect(try await again.screen.id == "delete-account")
    try await again.tap("account.confirmDelete")
    #expect(try await again.screen.state == "signed-out")

    let stored = try await again.stores.read()
    #expect(try await again.stores.account.state() == nil)
    #expect(stored.savedMeals == [meal.id])
    #expect(stored.phase(at: await again.app.world.date).isEntitled)
    let all = String(decoding: try await again.stores.journal.exportAll(), as: UTF8.self)
    #expect(!all.contains("Ana"))
  }
}
