import AppShell
import AppTesting
import DesignSystem
import Journal
import MealModels
import SuggestionEngine
import Synchronization
import Testing

/// Home in each of its states, as it is seen and as it is stored (S-QA-01).
@Suite struct HomeViewModelTests {
  private static let nobody = SuggestionSource {
    _, _ async throws(SuggestionSourceError) in throw .offline
  }

  // S-HOME-03, C-S01
  @Test(
    arguments: [
      ("2026-05-12T07:30", "Good morning! What's for breakfast?", MealSlot.breakfast),
      ("2026-05-12T12:30", "Good afternoon! What's for lunch?", MealSlot.lunch),
      ("2026-05-12T18:30", "Good evening! What's for dinner?", MealSlot.dinner),
    ])
  func `the greeting knows the time of day, and so does the meal`(
    time: String, greeting: String, slot: MealSlot
  ) async throws {
    let guest = try await Diner(at: time)
    #expect(try await guest.sees(greeting))
    let meal = try await guest.meal
    #expect(meal.slots.contains(slot))
    #expect(try await guest.sees(meal.recipe.title))
    #expect(try await guest.happened == [.suggested])
  }

  // S-HOME-01, S-HOME-06, S-HOME-14, W-HOME
  @Test func `Home reads from the greeting over the meal to what can be done`() async throws {
    let guest = try await Diner()
    let meal = try await guest.meal
    let order = try await guest.screen.element.readingOrder.map(\.accessibility.label)
    let parts = [
      "Good evening! What's for dinner?", "Meal suggestion: \(meal.recipe.title)",
      "Get new meal suggestion", "See Recipe", "Save to favorites", "Order",
    ]
    let places = parts.map { part in order.firstIndex { $0.hasPrefix(part) } }
    #expect(places.allSatisfy { $0 != nil }, "\(order)")
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    #expect(try await guest.sees("\(meal.recipe.times.totalMinutes) min"))
    #expect(try await guest.stored.history.lastShown(1) == [meal.id])
  }

  // S-STATE-01, S-STATE-04 to 08, S-HOME-13, W-LOAD, C-M01
  @Test(arguments: [false, true])
  func `another suggestion comes in three phases, and nothing can be used meanwhile`(
    isRemote: Bool
  ) async throws {
    let glass = Hourglass()
    let guest = try await Diner(source: isRemote ? Line().source : nil, sleep: glass.sleep)
    let phases = [
      ("loading-fading-out", 0.2), ("loading-new", isRemote ? 0.8 : 0.3),
      ("loading-sliding-in", 0.3),
    ]
    for _ in 1...3 {
      let before = try await guest.meal
      try await guest.touch("home.newSuggestion")
      for (state, seconds) in phases {
        try await guest.wait(for: StateID(state))
        try await busy(guest)
        if state == "loading-sliding-in" { try await next(after: before, guest) }
        let title = try await guest.meal.recipe.title
        #expect(try await guest.sees(title) == (state != "loading-new"))
        try #require(try await glass.pass(seconds))
      }
      await guest.app.settle()
      #expect(try await guest.screen.state == "suggestion")
      #expect(try await guest.can("home.newSuggestion"))
    }
    #expect(glass.begun == Array(repeatElement(phases.map(\.1), count: 3).joined()))
    let turns = repeatElement([HistoryEvent.Kind.skipped, .suggested], count: 3)
    #expect(try await guest.happened == [.suggested] + turns.joined())
  }

  /// Waits until another meal is stored as shown: the new one slides in, not the old one.
  private func next(after before: Meal, _ guest: Diner) async throws {
    for _ in 0..<4000 {
      guard try await guest.meal == before else { break }
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(try await guest.meal != before)
    #expect(!(try await guest.sees(before.recipe.title)))
  }

  /// W-LOAD-01, W-LOAD-06, W-LOAD-07: the greeting stays, the button is busy, the rest waits.
  private func busy(_ guest: Diner) async throws {
    #expect(try await guest.sees("Good evening! What's for dinner?"))
    #expect(try await guest.sees("Loading new suggestion..."))
    let own = try await guest.screen.element.actions.map(\.id)
    #expect(own.allSatisfy { $0 == "tab.select" }, "\(own)")
  }

  // S-STATE-05
  @Test func `the button is busy before anything answers, and as long as nothing does`()
    async throws
  {
    let gate = Hourglass()
    let engine = MealSuggester(pool: MealPool(Diner.summaries))
    let asked = Mutex(0)
    let slow = SuggestionSource { request, history async throws(SuggestionSourceError) in
      let number = asked.withLock { asked in
        asked += 1
        return asked
      }
      // Every second question is that for the reserve.
      if number.isMultiple(of: 2) { return SuggestionAnswer() }
      if number > 1 { try? await gate.sleep(60) }
      var one = request
      one.count = 1
      return engine.suggest(one, history: history)
    }
    let guest = try await Diner(source: slow)
    try await guest.touch("home.newSuggestion")
    #expect(try await guest.screen.state == "loading-fading-out")
    try await guest.wait(for: "loading-new")
    try await busy(guest)
    #expect(try await guest.happened == [.suggested])
    #expect(try await gate.pass(60))
    await guest.app.settle()
    #expect(try await guest.screen.state == "suggestion")
    #expect(try await guest.happened == [.suggested, .skipped, .suggested])
  }

  // W-ERR-01 to 07, S-ERR-02, S-ERR-08, S-PERF-07, C-E02, C-E05
  @Test func `without a connection the last meal stays reachable, and trying again asks again`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let before = try await Diner(on: disk).meal
    let guest = try await Diner(on: disk, source: Self.nobody)
    #expect(try await guest.screen.state == "error-cached")
    for words in [
      "Good evening! What's for dinner?", "Unable to load suggestion",
      "Please check your connection and try again", "Try Again",
      "Last suggestion shown: \(before.recipe.title)",
    ] {
      #expect(try await guest.sees(words))
    }
    for action in ["recipe.open", "favorites.toggle", "meal.order"] {
      #expect(try await guest.can("\(action)?id=\(before.id)"))
    }
    try await guest.tap("home.retry", "home.retry")
    #expect(try await guest.screen.id == "connection-error")
    #expect(try await guest.sees("Please check your internet connection and try again."))
    try await guest.tap("navigation.dismiss")
    #expect(try await guest.screen.state == "error-cached")
    #expect(try await guest.happened == [.suggested])
  }

  // S-ERR-01, W-ERR-07: with nothing cached, the way on is to try again.
  @Test func `a first start without a connection offers to try again and nothing false`()
    async throws
  {
    let guest = try await Diner(source: Self.nobody)
    #expect(try await guest.screen.state == "error")
    let own = try await guest.screen.element.actions.map(\.id).filter { $0 != "tab.select" }
    #expect(own == ["home.retry"])
    #expect(!(try await guest.sees("Last suggestion shown")))
    #expect(try await guest.happened.isEmpty)
  }

  // D-ERR-01, D-ERR-05, S-ERR-05, S-ERR-07, C-E02
  @Test func `a failure beside a meal is a short message, the third in a row an alert`()
    async throws
  {
    let line = Line()
    let guest = try await Diner(source: line.source)
    let meal = try await guest.meal
    line.cut()
    for _ in 1...2 {
      try await guest.tap("home.newSuggestion")
      #expect(try await guest.screen.state == "toast")
      #expect(try await guest.sees("Unable to load suggestion. Please try again."))
      #expect(try await guest.screen.announcement == "Unable to load suggestion. Please try again.")
      #expect(try await guest.sees(meal.recipe.title))
    }
    try await guest.tap("home.newSuggestion")
    #expect(try await guest.screen.title == "Connection Error")
    #expect(try await guest.happened == [.suggested])
    line.mend()
    try await guest.tap("home.retry")
    #expect(try await guest.screen.state == "suggestion")
    #expect(try await guest.happened == [.suggested, .skipped, .suggested])
  }

  // D-EMPTY-01 to 04, C-E04, C-S12
  @Test func `a source with nothing to say leaves Home empty, with the button to ask`()
    async throws
  {
    let silent = SuggestionSource { _, _ async throws(SuggestionSourceError) in
      SuggestionAnswer()
    }
    let guest = try await Diner(source: silent)
    #expect(try await guest.screen.state == "empty")
    #expect(try await guest.sees("No suggestions yet"))
    #expect(try await guest.sees("Tap the button above to get your first meal suggestion"))
    #expect(try await guest.can("home.newSuggestion"))
    #expect(try await guest.happened.isEmpty)
  }

  // S-PREM-13, C-P06
  @Test func `the nudge comes exactly once, at the fifth meal, and not after a restart`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let guest = try await Diner(on: disk)
    var nudged: [Int] = []
    for number in 1...9 {
      if try await guest.screen.state == "nudge" {
        #expect(try await guest.sees("Love these suggestions? Save your favorites!"))
        nudged.append(number)
        try await guest.tap("home.dismissNudge")
      }
      try await guest.tap("home.newSuggestion")
    }
    #expect(nudged == [5])
    #expect(try await guest.stores.nudge.state().isOver)
    let again = try await Diner(on: disk, at: "2026-05-13T18:30")
    for _ in 1...6 {
      #expect(try await again.screen.state != "nudge")
      try await again.tap("home.newSuggestion")
    }
  }
}
