import AppShell
import AppTesting
import DesignSystem
import Journal
import MealModels
import Synchronization
import Testing

/// Knowing where one is, and the way back (S-QA-02).
@Suite struct NavigationTests {
  // S-NAV-01 to 03, S-STATE-02
  @Test func `each tab keeps its place, and choosing it again leads to its beginning`()
    async throws
  {
    let guest = try await Diner()
    try await guest.open("privacy-policy", "appearance")
    try await guest.tap("tab.select?id=home")
    #expect(try await guest.screen.id == "home")
    try await guest.tap("tab.select?id=settings")
    #expect(try await guest.screen.id == "appearance")
    try await guest.tap("tab.select?id=settings")
    #expect(try await guest.screen.id == "settings")
    #expect(try await guest.happened == [.suggested])
  }

  // S-NAV-02, S-NAV-04, C-N06
  @Test(
    arguments: [
      ["dietary-restrictions", "household"], ["cooking-time"], ["privacy-policy", "appearance"],
      ["privacy-policy", "units"],
      ["terms-of-service"],
    ])
  func `from every page of Settings one action leads back the way one came`(
    pages: [String]
  ) async throws {
    let guest = try await Diner()
    var way: [ScreenID] = []
    try await guest.tap("tab.select?id=settings")
    for page in pages {
      way.append(try await guest.screen.id)
      try await guest.tap("settings.open?screen=\(page)")
      #expect(try await guest.can("tab.select?id=home"))
    }
    for before in way.reversed() {
      let backs = try await guest.screen.element.actions.filter { $0.id == "navigation.dismiss" }
      #expect(backs.count == 1)
      try await guest.tap("navigation.dismiss")
      #expect(try await guest.screen.id == before)
    }
    #expect(!(try await guest.can("navigation.dismiss")))
  }

  // D-NAV-04, S-NAV-05 to 08, C-N01, C-N02, W-REC-24
  @Test func `short tasks lie over the screen without tabs, and go back to it`() async throws {
    let guest = try await Diner()
    let meal = try await guest.meal
    for (open, leave, style) in [
      ("recipe.open?id=\(meal.id)", "navigation.dismiss", PresentationStyle.cover),
      ("meal.order?id=\(meal.id)", "navigation.dismiss", .sheet),
      ("favorites.toggle?id=\(meal.id)", "premium.maybeLater", .sheet),
    ] {
      try await guest.tap(open)
      #expect(await guest.app.navigation.overlays.map(\.style) == [style])
      #expect(!(try await guest.can("tab.select?id=home")))
      #expect(await guest.app.navigation.below?.current == Route("home"))
      try await guest.tap(leave)
      #expect(try await guest.screen.id == "home")
    }
    #expect(try await guest.stored.savedMeals.isEmpty)
  }

  // S-STATE-02: a link names a place and changes nothing.
  @Test(
    arguments: [
      ("mealadvisor://home", "home"), ("mealadvisor://favorites", "favorites"),
      ("mealadvisor://settings", "settings"), ("mealadvisor://privacy", "privacy-policy"),
      ("mealadvisor://history", "history"), ("mealadvisor://search", "search"),
      ("mealadvisor://recipe?id=thai-green-curry", "recipe-detail"),
    ])
  func `a link opens its place and records nothing`(link: String, screen: String) async throws {
    let disk = JournalFileSystem.inMemory()
    let guest = try await Diner(on: disk)
    let before = try TroubledDisk.contents(of: disk)
    try await guest.follow(link)
    #expect(try await guest.screen.id == ScreenID(screen))
    #expect(try TroubledDisk.contents(of: disk) == before)
  }

  @Test(
    arguments: [
      "", "://", "mealadvisor://", "mealadvisor://recipe", "mealadvisor://recipe?id=nothing",
      "mealadvisor://delete-data", "mealadvisor://paywall", "mealadvisor://home?id=%ZZ",
      "recipe?id=../../etc", "mealadvisor://recipe?id=%1B%5B2J",
    ])
  func `a link that leads nowhere is refused, and one stays where one is`(
    link: String
  ) async throws {
    let guest = try await Diner()
    await #expect(throws: AppShellError.unknownRoute(link)) {
      try await guest.app.open(link: link)
    }
    #expect(try await guest.screen.id == "home")
    #expect(try await guest.happened == [.suggested])
  }

  // S-PERF-03, S-PERF-04, S-METRIC-11
  @Test func `neither recipes nor tabs wait for anything, and at rest nothing does`()
    async throws
  {
    let waits = Mutex<[Double]>([])
    for isReading in [true, false] {
      let guest = try await Diner(sleep: { seconds in waits.withLock { $0.append(seconds) } })
      let meal = try await guest.meal.id
      try await guest.tap(isReading ? "recipe.open?id=\(meal)" : "tab.select?id=settings")
      if !isReading { try await guest.tap("tab.select?id=favorites") }
    }
    let all = waits.withLock { $0 }
    #expect(all == [])
  }

  // S-PERF-08
  @Test func `the app makes a screen only when the user opens it`() async throws {
    let curtain = Curtain()
    let guest = try await Diner(further: { _ in [curtain] })
    try await guest.tap("home.newSuggestion")
    #expect(curtain.raised == 0)
    _ = try await guest.app.screen(of: Route("curtain"))
    #expect(curtain.raised == 1)
  }

  // S-PERF-10
  @Test func `a screen that was left remembers nothing of what went on there`() async throws {
    let guest = try await Diner()
    try await guest.open("dietary-restrictions")
    try await guest.tap("settings.addAllergyFood=kiwwi")
    #expect(try await guest.sees("No food called"))
    try await guest.tap("navigation.dismiss", "settings.open?screen=dietary-restrictions")
    #expect(!(try await guest.sees("No food called")))

    try await guest.tap("settings.open?screen=household")
    try await guest.app.fire(ActionCall("household.add", value: "a,b"))
    await guest.app.settle()
    #expect(try await guest.sees("Choose an unused name of 1 to 40 characters"))
    try await guest.tap("navigation.dismiss", "settings.open?screen=household")
    #expect(!(try await guest.sees("Choose an unused name of 1 to 40 characters")))
    #expect(try await guest.preferences.household.count == 1)
  }

  // S-PERF-10
  @Test func `nothing holds on to an app that is closed`() async throws {
    weak var app: AppRuntime?
    do {
      let guest = try await Diner()
      app = guest.app
      let changes = await guest.app.changes()
      try await guest.tap("recipe.open?id=\(try await guest.meal.id)", "navigation.dismiss")
      await guest.app.close()
      for await _ in changes {}
    }
    for _ in 0..<1000 {
      if app == nil { break }
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(app == nil)
  }

  // S-PERF-10: what is opened and closed over and over leaves no trace in where one is.
  @Test func `opening and closing leaves the place as it was`() async throws {
    let guest = try await Diner()
    let meal = try await guest.meal
    let before = await guest.app.navigation
    for _ in 1...20 {
      try await guest.tap("recipe.open?id=\(meal.id)", "recipe.startCooking?id=\(meal.id)")
      try await guest.tap("navigation.dismiss", "navigation.dismiss")
    }
    #expect(await guest.app.navigation == before)
    #expect(try await guest.happened.filter { $0 != .accepted } == [.suggested])
  }
}

/// A place that counts how often its screen was made.
private final class Curtain: Feature {
  enum Action: Sendable { case never }

  let id: FeatureID = "curtain"
  let routes = [RouteDefinition(RouteForm("curtain"), .push)]
  private let count = Mutex(0)

  var raised: Int { count.withLock { $0 } }

  func initialState() {}

  func reduce(
    _ action: Action, into state: inout Void, stored: Void, world: World
  ) -> [Command<Never>] { [] }

  func screen(
    of route: Route, state: Void, stored: Void, context: ScreenContext
  ) -> (any Screen)? {
    count.withLock { $0 += 1 }
    return ComponentCatalog.screens.first
  }
}
