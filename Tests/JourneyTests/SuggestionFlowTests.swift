import AppShell
import AppTesting
import DesignSystem
import Journal
import MealCatalog
import MealModels
import Presentation
import SuggestionEngine
import Testing

/// From opening the app to a cooked, ordered or shared dinner (S-QA-02).
@Suite struct SuggestionFlowTests {
  private let creamy = "creamy-tuscan-chicken"

  // S-REC-01 to 06, W-REC, S-PREM-03, S-HOME-10
  @Test func `an eater opens the app in the evening, reads the recipe and cooks it`()
    async throws
  {
    let guest = try await Diner()
    let meal = try await guest.meal
    try await guest.tap("recipe.open?id=\(meal.id)")
    #expect(try await guest.screen.id == "recipe-detail")
    let parts = ["Close", "Share", "Save", "Ingredients", "Instructions", "Start Cooking"]
    let amounts = meal.recipe.ingredients(forServings: meal.recipe.servings, in: .us)
    for words in parts + amounts.map(\.text) + meal.recipe.steps.map({ $0.text(in: .us) }) {
      #expect(try await guest.sees(words))
    }
    try await guest.tap("recipe.startCooking?id=\(meal.id)")
    let count = meal.recipe.steps.count
    for (index, step) in meal.recipe.steps.enumerated() {
      #expect(try await guest.sees(step.text(in: .us)))
      #expect(try await guest.sees("Step \(index + 1) of \(count)"))
      try await guest.tap(
        index + 1 < count ? "cooking.next" : "cooking.finish?id=\(meal.id)")
    }
    #expect(try await guest.screen.id == "opinion")
    try await guest.tap("navigation.dismiss")
    #expect(try await guest.screen.id == "recipe-detail")
    try await guest.tap("navigation.dismiss")
    #expect(try await guest.screen.id == "home")
    #expect(try await guest.happened == [.suggested, .accepted, .cooked])
    #expect(try await guest.stored.history[meal.id].timesCooked == 1)
    #expect(await guest.app.unfinished.isEmpty)
  }

  // S-REC-08, G-07
  @Test func `a timer runs on over the steps and over leaving, and belongs to its meal`()
    async throws
  {
    let glass = Hourglass()
    let guest = try await Diner(sleep: { if $0 == 1 { try await glass.sleep($0) } })
    try await guest.follow("mealadvisor://recipe?id=\(creamy)")
    try await guest.tap("recipe.startCooking?id=\(creamy)", "cooking.next")
    #expect(try await guest.sees("6 minutes"))
    try await guest.touch("cooking.startTimer?id=\(creamy)&timer=1.0")
    #expect(try await guest.sees("6:00"))
    for left in ["5:59", "5:58"] {
      #expect(try await glass.pass(1))
      try await reads(left, guest)
    }
    try await guest.touch("cooking.next")
    #expect(try await guest.sees("5:58"))
    try await guest.touch("navigation.dismiss")
    #expect(try await guest.screen.id == "recipe-detail")
    try await guest.touch("recipe.startCooking?id=\(creamy)")
    #expect(try await guest.sees("Step 3 of"))
    #expect(try await glass.pass(1))
    try await reads("5:57", guest)
    // What closing would lose is known, so that nobody loses it without a word.
    let unfinished = await guest.app.unfinished
    #expect(unfinished.count == 1)
    #expect(unfinished.first?.contains("will not ring: 5 minutes 57 seconds left") == true)

    try await guest.app.open(link: "mealadvisor://recipe?id=thai-green-curry")
    try await guest.touch("recipe.startCooking?id=thai-green-curry")
    #expect(try await guest.screen.state == "first")
    #expect(try await guest.sees("5:57"), "its timer stays in the list, under its name")
    await guest.app.close()
    #expect(try await guest.happened == [.suggested])
  }

  private func reads(_ clock: String, _ guest: Diner) async throws {
    for _ in 0..<4000 {
      if try await guest.sees(clock) { return }
      try await Task.sleep(for: .milliseconds(1))
    }
    Issue.record("the timer never reads \(clock)")
  }

  // S-HOME-12, S-HOME-17, S-NAV-09, G-06
  @Test(arguments: ["uber-eats", "door-dash"])
  func `ordering asks where, leaves with the meal's name, and comes back to the same place`(
    service: String
  ) async throws {
    let guest = try await Diner()
    let meal = try await guest.meal
    try await guest.tap("meal.order?id=\(meal.id)")
    #expect(try await guest.sees("Order from Uber Eats"))
    #expect(try await guest.sees("Order from DoorDash"))
    #expect(try await guest.sees("Searches for “\(meal.recipe.title)” there."))
    try await guest.tap("navigation.dismiss")
    #expect(await guest.departures.isEmpty)
    #expect(try await guest.happened == [.suggested])

    try await guest.tap(
      "meal.order?id=\(meal.id)", "meal.orderWith?id=\(meal.id)&service=\(service)")
    let title = Self.escaped(meal.recipe.title)
    let address =
      service == "uber-eats"
      ? "https://www.ubereats.com/search?q=\(title)"
      : "https://www.doordash.com/search/store/\(title)/"
    #expect(await guest.departures == [address])
    #expect(try await guest.screen.id == "home")
    #expect(try await guest.meal == meal)
    #expect(try await guest.happened == [.suggested, .accepted])
  }

  /// Everything but letters, digits and what RFC 3986 calls unreserved as percent escapes, by hand.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "-._~".unicodeScalars.contains(scalar))
        ? String(scalar)
        : String(scalar).utf8.map { "%" + String($0, radix: 16, uppercase: true) }.joined()
    }.joined()
  }

  // W-REC-04, S-FAV-07
  @Test func `sharing hands the meal's name on as text and records nothing`() async throws {
    let guest = try await Diner()
    let meal = try await guest.meal
    try await guest.tap("recipe.open?id=\(meal.id)", "meal.share?id=\(meal.id)")
    let address = try #require(await guest.departures.first)
    #expect(address.hasPrefix("share:?text=\(Self.escaped(meal.recipe.title))"))
    #expect(try await guest.screen.id == "recipe-detail")
    #expect(try await guest.happened == [.suggested, .accepted])
  }

  // S-PREM-04: what the eater said last decides about what comes next.
  @Test func `asking again after a change of mind keeps to the new wish`() async throws {
    let guest = try await Diner()
    try await guest.open("cooking-time")
    try await guest.tap("settings.cookingTime=15", "tab.select?id=home")
    for _ in 1...5 {
      try await guest.tap("home.newSuggestion")
      let isQuick = try await guest.meal.recipe.times.totalMinutes <= 15
      let isSaid = try await guest.screen.state == "suggestion-relaxed"
      #expect(isQuick || isSaid)
    }
    #expect(try await guest.preferences.cookingTime == .fifteenMinutes)
  }
}
