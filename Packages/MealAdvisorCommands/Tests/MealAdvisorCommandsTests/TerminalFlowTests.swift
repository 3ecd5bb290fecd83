import TerminalShell
import Testing

/// The flows of MealAdvisor as somebody uses them by keys, in windows of several sizes, down to what is
/// stored.
@Suite(.timeLimit(.minutes(2))) struct TerminalFlowTests {
  static let sizes = [
    WindowSize(columns: 80, rows: 24), WindowSize(columns: 120, rows: 40),
    WindowSize(columns: 40, rows: 30),
  ]

  private let demo = Demo()

  private func history() async throws -> [String] {
    let document: HistoryKinds = try await demo.json("history list --json")
    return document.events.map(\.kind)
  }

  private func favorites() async throws -> Int {
    let document: Favorites = try await demo.json("favorites list --json")
    return document.favorites.count
  }

  private struct Favorites: Decodable {
    struct Meal: Decodable {}
    var favorites: [Meal]
  }

  private struct HistoryKinds: Decodable {
    struct Event: Decodable { var kind: String }
    var events: [Event]
  }

  @Test(arguments: sizes)
  func `another suggestion comes, and both are in the history`(size: WindowSize) async throws {
    try await demo.live(atWindow: size) { window in
      let before = window.text
      try await window.press(.character("g"), toSee: "Get New Suggestion")
      #expect(window.text != before)
    }
    #expect(try await history().sorted() == ["skipped", "suggested", "suggested"])
  }

  @Test(arguments: sizes)
  func `a recipe is read and cooked step by step`(size: WindowSize) async throws {
    try await demo.live(atWindow: size) { window in
      try await window.use("See Recipe", toSee: "Close")
      try await window.press(.pageDown)
      try await window.use("Start Cooking", toSee: "Step 1 of ")
      let count = try #require(window.text.firstMatch(of: /Step 1 of (\d+)/)?.1)
      for step in 2...(try #require(Int(count))) {
        try await window.use("Next", toSee: "Step \(step) of")
      }
      try await window.use("Done, button")
    }
    #expect(try await history().count { $0 == "cooked" } == 1)
  }

  @Test(arguments: sizes)
  func `saving goes by way of the trial`(size: WindowSize) async throws {
    try await demo.live(atWindow: size) { window in
      try await window.use("Save", toSee: "Save to favorites with Premium")
      try await window.use("Learn More", toSee: "Unlock Your Full Meal")
      try await window.use("Start Free Trial", toSee: "Saved")
      try await window.press(.character("2"), toSee: "Edit")
    }
    #expect(try await favorites() == 1)
  }

  @Test(arguments: sizes)
  func `declining premium saves nothing`(size: WindowSize) async throws {
    try await demo.live(atWindow: size) { window in
      try await window.use("Save", toSee: "Save to favorites with Premium")
      try await window.press(.escape, toSee: "Get New Suggestion")
    }
    _ = try await demo.output("premium start-trial")
    #expect(try await favorites() == 0)
  }

  @Test(arguments: sizes)
  func `an order says which address to open`(size: WindowSize) async throws {
    try await demo.live(atWindow: size) { window in
      try await window.use("Order", toSee: "DoorDash")
      try await window.use("Uber", toSee: "https://www.ubereats.com/search")
      try await window.press(.character(" "), toSee: "Get New Suggestion")
    }
  }

  @Test(arguments: sizes)
  func `a diet, an allergy and a food are set and kept`(size: WindowSize) async throws {
    try await demo.live(atWindow: size) { window in
      try await window.press(.character("3"), toSee: "PREFERENCES")
      try await window.press(.character("d"), toSee: "DIETS")
      try await window.use("Vegan")
      try await window.use("Peanuts")
      try await window.use("as an allerg", toSee: "Enter keep")
      try await window.type("kiwi")
      try await window.press(.enter)
      #expect(window.text.contains(/[Kk]iwi\w* +\[x\]/), "\(window.text)")
      try await window.press(.escape, toSee: "selected")
      try await window.press(.character("1"), toSee: "Get New Suggestion")
    }
    #expect(try await demo.output("settings get diets") == "vegan\n")
    let allergies = try await demo.output("settings get allergies")
    #expect(allergies.contains("peanut") && allergies.contains("kiwi"))
  }

  @Test(arguments: sizes)
  func `tab and back tab go through the controls both ways`(size: WindowSize) async throws {
    try await demo.live(atWindow: size) { window in
      try await window.choose("Get new meal")
      let start = window.status
      var seen: [String] = []
      while true {
        try await window.press(.tab)
        if window.status == start { break }
        #expect(window.showsFocus)
        try #require(!seen.contains(window.status))
        seen.append(window.status)
      }
      for words in seen.reversed() {
        try await window.press(.backTab)
        #expect(window.status == words)
      }
    }
  }

  @Test(arguments: sizes)
  func `all data is exported and, after a question, deleted`(size: WindowSize) async throws {
    try await demo.live(atWindow: size) { window in
      try await window.press(.character("g"), toSee: "Get New Suggestion")
      try await window.press(.character("3"), toSee: "PREFERENCES")
      try await window.use("Privacy Policy", toSee: "Back")
      try await window.use("Export", toSee: "exported to")
      #expect(try await history().contains("skipped"))
      try await window.use("Delete My Data", toSee: "Cancel")
      // The question begins at what leaves everything, and a letter alone answers nothing.
      try await window.press(.character("d"), .tab, .enter, toSee: "Back")
      #expect(try await history().contains("skipped"))
      try await window.use("Delete My Data", toSee: "Cancel")
      try await window.use("Delete, button", toSee: "deleted")
    }
    #expect(try await !history().contains("skipped"))
  }

  @Test(arguments: sizes)
  func `an opinion is asked and kept, and words speak of keys`(size: WindowSize) async throws {
    try await demo.live(atWindow: size) { window in
      try await window.use("Why This?", toSee: "Rate It")
      try await window.use("Rate It", toSee: "Not rated yet")
      try await window.press(.character("4"), toSee: "You gave it 4 stars")
      try await window.press(.character("d"), toSee: "Not for Me")
      try await window.use("Not for Me", toSee: "is left out")
      #expect(window.sees("Press to undo") && !window.sees("Tap"))
      try await window.press(.character("u"))
    }
    let history = try await history()
    #expect(history.contains("rated") && !history.contains("disliked"))
  }

  @Test(arguments: sizes)
  func `returning to the stove continues at the same step`(size: WindowSize) async throws {
    try await demo.live(atWindow: size) { window in
      try await window.use("See Recipe", toSee: "Close")
      try await window.press(.character("t"), toSee: "Step 1 of")
      try await window.press(.character("n"), toSee: "Step 2 of")
    }
    try await demo.live(atWindow: size, seed: 43) { window in
      try await window.use("Continue Cooking", toSee: "Step 2 of")
      while window.lines.last?.contains("n Next") == true {
        try await window.press(.character("n"))
      }
      try await window.press(.character("d"), toSee: "How Was It")
      try await window.press(.character("4"), toSee: "You gave it 4 stars")
    }
    let history = try await history()
    #expect(history.contains("cooked") && history.contains("rated"))
  }

  @Test func `an allergy set by another program is kept here, too`() async throws {
    try await demo.live(atWindow: Self.sizes[0]) { window in
      _ = try await demo.output("settings set allergies milk,egg,gluten,fish,soy,peanut")
      try await window.press(.character("g"))
      #expect(window.text.contains(/[Aa]lways check the/), "\(window.text)")
      try await window.press(.character("3"), toSee: "6 selected")
    }
  }
}
