import AppShell
import AppTesting
import DesignSystem
import Journal
import MealModels
import Preferences
import Testing

/// When the disk fails: nothing blocks, nothing stored is lost.
@Suite struct TroubleStory {
  // S-ERR-04, S-ERR-07, S-ERR-08, C-E03
  @Test func `a disk that cannot be read ends in a way to support and a restart that works`()
    async throws
  {
    let disk = TroubledDisk()
    let before = try await Diner(on: disk.files)
    try await before.open("dietary-restrictions")
    try await before.tap("settings.diet=on?id=vegan")

    let guest = try await opened(disk, while: .gone)
    #expect(try await guest.screen.id == "system-error")
    for words in ["Something went wrong", "Contact Support", "Restart App"] {
      #expect(try await guest.sees(words))
    }
    try await guest.tap("system.contactSupport")
    #expect(await guest.departures == ["mailto:?subject=MealAdvisor"])
    try await guest.tap("system.restart")
    #expect(try await guest.screen.id == "system-error")
    disk.become(.none)
    try await guest.tap("system.restart")
    #expect(try await guest.screen.state == "suggestion")
    #expect(try await guest.meal.facts.diets.contains(.vegan))
    #expect(try await guest.preferences.limits(in: .empty).diets.contains(.vegan))
  }

  // S-ERR-04: at whatever place the app is opened.
  @Test(
    arguments: [
      ["settings"], ["favorites"], ["home", "recipe?id=bibimbap"], ["home", "recipe?id=nothing"],
      ["home", "recipe?id=bibimbap", "cooking?id=bibimbap"], ["settings", "eater?eater=Ana"],
      ["home", "order-services?id=bibimbap"], ["settings", "dietary-restrictions"],
    ])
  func `data that cannot be read is the full screen at any address, and nothing is touched`(
    trail: [String]
  ) async throws {
    let disk = TroubledDisk()
    let before = try await Diner(on: disk.files)
    try await before.open("dietary-restrictions")
    try await before.tap("settings.diet=on?id=vegan")
    let stored = try TroubledDisk.contents(of: disk.files)

    let guest = try await opened(disk, while: .gone)
    try await guest.app.go(along: trail.map { try Route(parsing: $0) })
    await guest.app.settle()
    #expect(try await guest.screen.id == "system-error")
    for control in ["home.newSuggestion", "settings.diet=on?id=halal", "tab.select?id=home"] {
      #expect(try await !guest.can(control))
    }
    try? await guest.app.open(link: "mealadvisor://recipe?id=bibimbap")
    #expect(try await guest.screen.id == "system-error")
    try await guest.tap("system.restart")
    #expect(try await guest.screen.id == "system-error")
    disk.become(.none)
    #expect(try TroubledDisk.contents(of: disk.files) == stored)
    try await guest.tap("system.restart")
    #expect(try await guest.screen.id == "home")
    #expect(try await guest.meal.facts.diets.contains(.vegan))
  }

  @Test func `a place that could not be shown is there once the data can be read`() async throws {
    let disk = TroubledDisk()
    let guest = try await opened(disk, while: .gone)
    try await guest.app.go(along: [Route("home"), try Route(parsing: "recipe?id=bibimbap")])
    #expect(try await guest.screen.id == "system-error")
    disk.become(.none)
    await guest.app.dataChanged(.everything)
    await guest.app.settle()
    #expect(try await guest.screen.id == "recipe-detail")
    try await guest.tap("navigation.dismiss")
    #expect(try await guest.screen.state == "suggestion")
  }

  /// A guest whose disk fails once the folder was found.
  private func opened(
    _ disk: TroubledDisk, while trouble: TroubledDisk.Trouble
  ) async throws -> Diner {
    try await Diner(
      on: disk.files,
      further: { _ in
        disk.become(trouble)
        return []
      })
  }

  // S-ERR-01, S-ERR-05
  @Test func `a folder that becomes read-only is said at every change, and nothing is lost`()
    async throws
  {
    let disk = TroubledDisk()
    let guest = try await Diner(on: disk.files)
    try await guest.open("dietary-restrictions")
    try await guest.tap("settings.allergy=on?id=milk")
    let before = try TroubledDisk.contents(of: disk.files)

    disk.become(.readOnly)
    try await guest.tap("settings.diet=on?id=vegan")
    #expect(try await guest.sees("This change could not be stored. Please try again."))
    let row = try #require(
      try await guest.screen.element.all.first { element in
        element.action?.id == "settings.diet"
          && element.action?.parameters == [ActionParameter("id", "vegan")]
      })
    #expect(try await guest.sees("It still counts until the app closes."))
    #expect(row.accessibility.traits.contains(.selected), "a limit that is not stored holds here")
    try await guest.tap("tab.select?id=home", "home.newSuggestion")
    #expect(try await guest.screen.id == "home")
    #expect(try await guest.sees("The meals you are shown cannot be saved"))
    #expect(try await guest.can("home.newSuggestion"))
    #expect(try await guest.words.contains("Get New Suggestion"))
    #expect(try TroubledDisk.contents(of: disk.files) == before)

    disk.become(.none)
    try await guest.tap("tab.select?id=settings", "settings.diet=on?id=vegan")
    let again = try await Diner(on: disk.files)
    #expect(try await again.preferences.limits(in: .empty).allergens.contains(.milk))
    #expect(try await again.preferences.limits(in: .empty).diets.contains(.vegan))
  }

  @Test func `saving and deleting that cannot be done are said, and can be done later`()
    async throws
  {
    let disk = TroubledDisk()
    let guest = try await Diner(on: disk.files)
    try await guest.startTrial()
    let meal = try await guest.meal
    disk.become(.readOnly)
    try await guest.tap("favorites.toggle?id=\(meal.id)")
    #expect(try await guest.stored.savedMeals.isEmpty)
    #expect(try await guest.screen.state != "suggestion-saved")
    try await guest.open("privacy-policy")
    try await guest.tap("data.delete", "data.confirmDelete")
    #expect(try await guest.happened.first == .suggested)
    disk.become(.none)
    try await guest.tap("tab.select?id=home", "favorites.toggle?id=\(meal.id)")
    #expect(try await guest.screen.state == "suggestion-saved")
    #expect(try await guest.stored.savedMeals == [meal.id])
  }
}
