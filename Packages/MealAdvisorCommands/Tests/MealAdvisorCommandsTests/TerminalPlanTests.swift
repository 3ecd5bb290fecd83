import MealAdvisorFeatureParts
import TerminalShell
import Testing

/// Planning and shopping by keys, in both apps: behind Settings in one, the first tabs of the other.
@Suite(.timeLimit(.minutes(2))) struct TerminalPlanTests {
  /// An app and the window it is used in.
  struct Place: Sendable {
    var app: DemoApp
    var size: WindowSize
  }

  /// In the widest window the days of the week stand beside each other.
  static let places = [
    Place(app: .suggestions, size: WindowSize(columns: 100, rows: 44)),
    Place(app: .suggestions, size: WindowSize(columns: 80, rows: 24)),
    Place(app: .planner, size: WindowSize(columns: 100, rows: 44)),
    Place(app: .planner, size: WindowSize(columns: 140, rows: 44)),
  ]

  /// The Monday of the week after that of the clock.
  private static let monday = "2026-05-18"
  private let demo = Demo()

  /// Plans a dinner for Monday of next week, and opens the app there, of somebody with the trial.
  private func live(
    at place: Place, planning dinner: String,
    _ story: @escaping @Sendable (TerminalWindow) async throws -> Void
  ) async throws {
    _ = try await demo.output("premium start-trial")
    _ = try await demo.output("plan set \(Self.monday)-dinner \(dinner)")
    try await demo.live(atWindow: place.size, in: place.app) { window in
      try await Self.go(to: .planner, place.app, window)
      try await window.use("Week after", toSee: "Week of")
      try await story(window)
    }
  }

  private enum Page: String { case planner = "Weekly Planner", groceries = "Grocery List" }

  private static func go(to page: Page, _ app: DemoApp, _ window: TerminalWindow) async throws {
    let words = page == .planner ? "Week of" : "Add item"
    if app == .planner {
      try await window.press(.character(page == .planner ? "1" : "2"), toSee: words)
    } else {
      try await window.press(.escape)
      try await window.press(.character("3"), toSee: "PREFERENCES")
      try await window.use(page.rawValue, toSee: words)
    }
  }

  /// Uses the main button by the letter that the last line names for it.
  private static func pressKey(
    of words: String, toSee seen: String, _ window: TerminalWindow
  ) async throws {
    let line = try #require(window.lines.last)
    let end = try #require(line.firstRange(of: " \(words)")?.lowerBound)
    try await window.press(.character(line[line.index(before: end)]), toSee: seen)
  }

  private func plan() async throws -> [PlanOutput.Day.Slot.Entry] {
    let plan: PlanOutput = try await demo.json("plan show --week \(Self.monday) --json")
    return plan.days.flatMap(\.slots).flatMap(\.entries)
  }

  private func list() async throws -> GroceryOutput {
    try await demo.json("grocery list --week \(Self.monday) --json")
  }

  @Test(arguments: places)
  func `a week is filled, a meal locked, another one replaced, and leftovers are planned`(
    place: Place
  ) async throws {
    try await live(at: place, planning: "chicken-alfredo") { window in
      try await window.use("Fill my week", toSee: "undo")
      let before = try await plan()
      #expect(before.count > 6)
      try await window.use("More, ", toSee: "Lock")
      try await window.use("Lock", toSee: "Weekly Planner")
      try await window.use("Lunch: ", toSee: "See Recipe")
      try await window.use("Suggest Another Meal", toSee: "Weekly Planner")
      let after = try await plan()
      #expect(after[0].locked && after[0].id == before[0].id)
      #expect(after.count == before.count)
      #expect(after.map(\.id) != before.map(\.id))
      try await window.use("Dinner: Chicken Alfredo", toSee: "See Recipe")
      try await window.use("Plan Leftovers", toSee: "Leftovers of Chicken Alfredo")
      #expect(Self.leftovers(try await plan()) == Self.leftovers(after) + 1)
    }
  }

  private static func leftovers(_ entries: [PlanOutput.Day.Slot.Entry]) -> Int {
    entries.count { $0.content.leftoversOf != nil && $0.content.title == "Chicken Alfredo" }
  }

  @Test(arguments: places)
  func `an eater buys a meal's items at a shop, and ticks stay`(
    place: Place
  ) async throws {
    try await live(at: place, planning: "weeknight-seafood-paella") { window in
      try await Self.go(to: .groceries, place.app, window)
      try await window.use("Choose a Store", toSee: "ZIP")
      try await window.use("ZIP", toSee: "Enter keep")
      try await window.type("94103")
      try await window.press(.enter, toSee: "Kroger #1234")
      try await window.use("Kroger #1234", toSee: "Shop at")
      try await window.use("Shop at", toSee: "Store: Kroger")
      try await window.use("Tick off, ")
      try await Self.pressKey(of: "Review Cart", toSee: "Estimated total", window)
      try await window.use("Continue to", toSee: "https://")
      #expect(window.text.contains(/https:\/\/\S+\/checkout\//))
    }
    #expect(try await list().items.count(where: \.checked) == 1)
  }
}
