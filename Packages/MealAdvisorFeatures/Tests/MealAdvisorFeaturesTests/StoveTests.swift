import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import Journal
import MealModels
import Preferences
import SuggestionEngine
import Synchronization
import Testing

@testable import MealAdvisorFeatures

/// Somebody at the stove whose cooking must not get lost, and not count twice.
@Suite struct StoveTests {
  private let meal = "creamy-tuscan-chicken"
  private let other = "spicy-beef-tacos"

  private func open(_ visitor: Visitor, _ meal: String) async throws {
    try await visitor.app.open(link: "mealadvisor://recipe?id=\(meal)")
    await visitor.app.settle()
  }

  private func cookToTheEnd(_ visitor: Visitor) async throws {
    try await visitor.tap("recipe.startCooking?id=\(meal)")
    for _ in 0..<20 { try? await visitor.touch("cooking.next") }
    #expect(try await visitor.screen.state == "last")
  }

  private func timesCooked(_ stores: Stores) async throws -> Int {
    try await stores.read().history.entries.count { $0.event.kind == .cooked }
  }

  @Test func `a meal that was marked as cooked today does not count again when its steps end`()
    async throws
  {
    let visitor = try await Visitor()
    try await open(visitor, meal)
    try await visitor.tap(
      "meal.opinion?id=\(meal)", "meal.cooked?id=\(meal)", "navigation.dismiss")
    try await cookToTheEnd(visitor)
    try await visitor.tap("cooking.finish?id=\(meal)")
    #expect(try await visitor.screen.id == "opinion")
    #expect(try await timesCooked(visitor.stores) == 1)
    try await visitor.tap("navigation.dismiss")
    #expect(try await visitor.screen.id == "recipe-detail")
  }

  @Test func `cooking a side adds nothing to the history and asks for no opinion`()
    async throws
  {
    let visitor = try await Visitor()
    let side = "green-salad"
    try await open(visitor, side)
    let offered = try await visitor.screen.element.actions.map(\.id.rawValue)
    #expect(offered.contains("recipe.startCooking"))
    for action in ["meal.why", "meal.dislike", "meal.opinion"] {
      #expect(!offered.contains(action))
    }
    try await visitor.tap("recipe.startCooking?id=\(side)")
    for _ in 0..<20 { try? await visitor.touch("cooking.next") }
    try await visitor.tap("cooking.finish?id=\(side)")
    #expect(try await visitor.screen.id == "recipe-detail")
    #expect(try await timesCooked(visitor.stores) == 0)
  }

  @Test func `an eater who opens the stove by a link can finish cooking`() async throws {
    let visitor = try await Visitor()
    try await visitor.app.go(along: trail(meal))
    await visitor.app.settle()
    for _ in 0..<20 { try? await visitor.touch("cooking.next") }
    try await visitor.tap("cooking.finish?id=\(meal)")
    #expect(try await visitor.screen.id == "opinion")
    #expect(try await timesCooked(visitor.stores) == 1)
  }

  @Test func `another meal begins at its first step, also by an address`() async throws {
    let visitor = try await Visitor()
    try await open(visitor, meal)
    try await visitor.tap("recipe.startCooking?id=\(meal)", "cooking.next")
    try await visitor.app.go(along: trail(other))
    #expect(try await visitor.screen.state == "first")
    try await visitor.tap("cooking.next")
    try await visitor.app.go(along: [Route("home")])
    try await visitor.app.go(along: trail(other))
    #expect(try await visitor.screen.state == "middle", "the same meal goes on where it was left")
  }

  private func trail(_ meal: String) -> [Route] {
    [
      Route("home"), Route(Routes.recipe, MealID(rawValue: meal)),
      Route(Routes.cooking, MealID(rawValue: meal)),
    ]
  }

  @Test(arguments: [2, 3])
  func `a new allergy shows a warning at once on an open recipe and at every step`(
    depth: Int
  ) async throws {
    let visitor = try await Visitor()
    let app = visitor.app
    try await app.go(along: Array(trail(meal).prefix(depth)))
    await app.settle()
    let warning = "Not for everyone at your table: it contains milk."
    #expect(!(try await visitor.words.contains(warning)))
    let allergy = PreferencesEvent.toggling("milk", isOn: true, of: .allergies)
    try await visitor.stores.preferences.record([allergy], at: app.world.date)
    await app.dataChanged(in: "preferences")
    await app.settle()
    let screen = try await visitor.screen
    #expect(screen.announcement == warning)
    #expect(screen.element.all.count { $0.visibleText == warning } >= 2, "a message and a note")
    guard depth == 3 else { return }
    try await visitor.tap("cooking.next")
    #expect(try await visitor.words.contains(warning))
    #expect(try await visitor.screen.announcement?.hasPrefix(warning) == true)
    let recovery = PreferencesEvent.toggling("milk", isOn: false, of: .allergies)
    try await visitor.stores.preferences.record([recovery], at: app.world.date)
    await app.dataChanged(in: "preferences")
    await app.settle()
    #expect(!(try await visitor.words.contains(warning)))
  }

  @Test func `two quick taps at the end count once`() async throws {
    let visitor = try await Visitor()
    try await open(visitor, meal)
    try await cookToTheEnd(visitor)
    try await visitor.touch("cooking.finish?id=\(meal)")
    try? await visitor.touch("cooking.finish?id=\(meal)")
    await visitor.app.settle()
    #expect(try await visitor.screen.id == "opinion")
    #expect(try await timesCooked(visitor.stores) == 1)
  }

  @Test func `an end that cannot be stored is said at the stove, and tried again there`()
    async throws
  {
    let disk = BrokenDisk()
    let visitor = try await Visitor(on: disk.files)
    try await open(visitor, meal)
    try await cookToTheEnd(visitor)
    disk.become(.writing)
    try await visitor.tap("cooking.finish?id=\(meal)")
    #expect(try await visitor.screen.id == "cooking")
    #expect(
      try await visitor.screen.announcement
        == "This change could not be stored. Please try again.")
    disk.become(.none)
    try await visitor.tap("cooking.finish?id=\(meal)")
    #expect(try await visitor.screen.id == "opinion")
    #expect(try await timesCooked(visitor.stores) == 1)
  }

  @Test func `a timer goes on and calls by its title while another meal is cooked`()
    async throws
  {
    let gate = Mutex(false)
    let visitor = try await Visitor(sleep: { seconds in
      while seconds == 1, !gate.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(1)) }
    })
    try await open(visitor, meal)
    try await visitor.touch("recipe.startCooking?id=\(meal)")
    try await visitor.touch("cooking.next")
    try await visitor.touch("cooking.startTimer?id=creamy-tuscan-chicken&timer=1.0")
    try await visitor.touch("navigation.dismiss")
    try await visitor.touch("navigation.dismiss")
    try await visitor.app.open(link: "mealadvisor://recipe?id=\(other)")
    try await visitor.touch("recipe.startCooking?id=\(other)")
    #expect(try await visitor.screen.state == "first", "the timer is only in the list of this meal")
    gate.withLock { $0 = true }
    await visitor.app.settle()
    #expect(
      await visitor.app.takeOutgoingEvents() == [
        .call("Cook, side 1: time is up (Creamy Tuscan Chicken)")
      ])
    #expect(try await visitor.screen.state == "first")
  }

  @Test func `back at the first stove, a timer belongs to the meal that is cooked there`()
    async throws
  {
    let visitor = try await Visitor()
    try await open(visitor, meal)
    try await visitor.tap("recipe.startCooking?id=\(meal)", "cooking.next")
    try await open(visitor, other)
    try await visitor.tap(
      "recipe.startCooking?id=\(other)", "cooking.next", "navigation.dismiss",
      "navigation.dismiss")
    #expect(try await visitor.screen.title == "Creamy Tuscan Chicken")
    try await visitor.tap("cooking.startTimer?id=creamy-tuscan-chicken&timer=1.0")
    #expect(
      await visitor.app.takeOutgoingEvents() == [
        .call("Cook, side 1: time is up (Creamy Tuscan Chicken)")
      ])
    #expect(try await visitor.screen.state == "timer-finished")
  }
}
