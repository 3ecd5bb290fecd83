import AppShell
import AppTesting
import DesignSystem
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import StageParts
import Testing

@testable import MealAdvisorCommands

/// What somebody sees who lives in the app in a made-up world.
@Suite(.timeLimit(.minutes(3))) struct SimulatedAppTests {
  private let outside = Outside()

  /// Opens the planner's app, under a simulation where there is one, and lives in it.
  private func live(
    under simulation: SimulatedCondition?,
    _ story: @escaping @Sendable (AppGuest) async throws -> Void,
    in demo: Demo
  ) async throws {
    var demo = demo
    demo.world = Demo.lived(seed: simulation == nil ? 42 : 43)
    let outcome = try await demo.live(
      simulation.map { ["--simulate", $0.rawValue] } ?? [], in: .planner, story)
    #expect(outcome.exitCode == 0, "\(outcome)")
  }

  private static func add(_ words: String, _ guest: AppGuest) async throws {
    try await guest.tap("tab.select?id=groceries", "groceries.add")
    try await guest.enter(words, into: "groceries.enter")
    try await guest.tap("navigation.dismiss")
  }

  private static func openImport(_ guest: AppGuest) async throws {
    let add = try await guest.app.showing().root.all.compactMap(\.tapCall)
      .first { $0.id.rawValue == "planner.add" }
    try await guest.tap("\(try #require(add))", "picker.importLink")
    try await guest.enter("https://kitchen.example/soup", into: "import-recipe.link")
    try await guest.tap("recipeImport.read")
  }

  @Test func `an offline app calls no service and keeps every change`()
    async throws
  {
    let demo = outside.demo
    _ = try await demo.output("premium start-trial")
    _ = try await demo.output("store choose kroger-1234")
    try await live(
      under: nil,
      { guest in
        try await Self.add("milk", guest)
        try await guest.tap("groceries.cart")
      }, in: demo)
    let arrived = outside.arrived
    try await live(
      under: .offline,
      { guest in
        try await Self.add("2 oranges", guest)
        #expect(try await guest.sees("You are offline. Ticks and changes are kept here"))
        try await guest.tap("groceries.cart")
        #expect(try await guest.sees("Need connection to finalize cart"))
        try await guest.tap("navigation.dismiss", "tab.select?id=planner")
        try await Self.openImport(guest)
      }, in: demo)
    #expect(outside.arrived == arrived)
    let list: GroceryOutput = try await demo.json("grocery list --json")
    #expect(list.items.contains { $0.text.lowercased().contains("orange") }, "\(list.items)")
    #expect(try await demo.output("import --waiting").contains("Kept Lentil Soup"))
  }

  @Test func `over a flaky connection a page that was lost is read at the next try`() async throws {
    let demo = outside.demo
    _ = try await demo.output("premium start-trial")
    try await live(
      under: .flaky,
      { guest in
        try await Self.openImport(guest)
        #expect(try await !guest.sees("Lentil Soup"))
        try await guest.tap("recipeImport.read")
        #expect(try await guest.sees("Lentil Soup"))
      }, in: demo)
    #expect(outside.arrived == 2)
  }

  @Test func `a conflict with a simulated device shows in the app`() async throws {
    let demo = outside.demo
    try await live(
      under: .conflict,
      { guest in
        try await Self.add("2 oranges", guest)
        try await guest.tap("tab.select?id=planner")
        #expect(try await guest.sees("1 question to answer"))
        try await guest.tap("Answer")
        #expect(try await guest.sees("2 oranges?"))
        try await guest.tap("merge.field.item.mine.choose", "merge.save")
        #expect(try await !guest.sees("question to answer"))
      }, in: demo)
    #expect(try await demo.output("drafts list").contains("no conflicts"))
    #expect(outside.arrived == 0)
  }
}
