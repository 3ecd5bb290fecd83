import AppShell
import AppTesting
import DesignSystem
import MealAdvisorFeatureParts
import Testing
import WebPages

@testable import MealAdvisorCommands

/// A recipe of the web, from its page to what is bought for it, in both apps as their programs open
/// them.
@Suite(.timeLimit(.minutes(3))) struct ImportStory {
  private static let page = """
    <!doctype html><html lang="en"><head><title>Buttered Noodles | The Evening Table</title></head>
    <body><h1>Buttered Noodles</h1><p>Serves 2 to 3. Ready in 25 minutes.</p><h2>Ingredients</h2>
    <ul><li>200 g spaghetti</li><li>2 tablespoons butter</li><li>1 onion, chopped</li>
    <li>250 g spinach</li><li>1 cup milk</li></ul><h2>Method</h2>
    <ol><li>Boil the spaghetti.</li><li>Melt the butter and soften the onion.</li>
    <li>Add spinach and milk, then toss with the spaghetti.</li></ol></body></html>
    """

  @Test(arguments: [DemoApp.planner, .suggestions])
  func `a page is read, checked where it is doubtful, planned, bought for and handed over`(
    in app: DemoApp
  ) async throws {
    let web = PageConnection(
      ask: { _, _, _ in
        PageConnection.Answer(
          status: 200, contentType: "text/html", bytes: Array(Self.page.utf8))
      }, addresses: { _ in [.version4(93, 184, 216, 34)] })
    var demo = Demo(pages: PageFetcher(over: web))
    // Nothing goes on by itself, so that the guest may wait until all is done.
    demo.world = TestWorld(seed: { 42 << 11 }, sleep: { _ in throw CancellationError() })
    _ = try await demo.output("premium start-trial")
    let outcome = try await demo.live(in: app) { try await Self.live(in: $0, app) }
    #expect(outcome.exitCode == 0)
    let list: GroceryOutput = try await demo.json("grocery list --json")
    #expect(list.items.contains { $0.insteadOf == "onion" && $0.name == "red onion" && $0.checked })
  }

  private static func live(in guest: AppGuest, _ app: DemoApp) async throws {
    let isPlanner = app == .planner
    if !isPlanner { try await guest.tap("tab.select?id=settings", "planner.open") }
    try await tapFirst("planner.add", guest)
    try await guest.tap("picker.importLink")
    try await guest.enter("https://evening.example/noodles", into: "import-recipe.link")
    try await guest.tap("recipeImport.read")
    // What was read with doubt is looked at before anything is kept.
    #expect(try await guest.sees("2 things to check"))
    try await guest.tap("Looks right: Servings", "Looks right: Steps", "Save Recipe")
    try await guest.tap("picker.tab?tab=imported")
    try await tapFirst("picker.add", guest)
    try await guest.tap("serving.confirm")
    #expect(try await guest.sees("Buttered Noodles"))
    if isPlanner {
      try await guest.tap("tab.select?id=groceries")
    } else {
      try await guest.tap("navigation.dismiss", "groceries.open")
    }
    try await guest.tap("groceries.chooseStore")
    try await guest.enter("94103", into: "stores.zip")
    try await tapFirst("stores.mark", guest)
    try await guest.tap("stores.confirm")
    try await tapFirst("groceries.item", guest, about: "onion")
    #expect(try await guest.sees("more for 100 g"))
    #expect(try await !guest.sees("No price"))
    try await tapFirst("groceries.substitute", guest, about: "red%20onion")
    #expect(try await guest.sees("Subbed → Red onion"))
    if try await guest.screen.id != "grocery-list" { try await guest.tap("navigation.dismiss") }
    try await guest.tap("groceries.cart")
    #expect(try await guest.sees("Estimated total"))
    _ = await guest.app.takeOutgoingEvents()
    try await guest.tap("cart.checkOut")
    let left = await guest.app.takeOutgoingEvents().compactMap { news in
      if case .departure(let departure) = news { departure } else { nil }
    }
    #expect(left.count == 1)
    // Back from the store, who was there says that it was ordered; only then is anything ticked.
    try await guest.tap("cart.ordered")
  }

  /// Taps the first control with an action of that kind, of those about something where that is given.
  private static func tapFirst(
    _ id: String, _ guest: AppGuest, about subject: String = ""
  ) async throws {
    let calls = try await guest.app.showing().root.all.compactMap(\.tapCall)
      .filter { $0.id.rawValue == id }.map(\.description)
    let call = calls.first { subject.isEmpty || $0.contains(subject) }
    let words = try await guest.words
    try await guest.tap(
      try #require(call, "none of \(calls) is about '\(subject)' in \(words)"))
  }
}
