import AppTesting
import Testing

@testable import MealAdvisorCommands

@Suite struct HistoryTests {
  struct Event: Decodable, Equatable {
    var kind: String
    var meal: String?
    var stars: Int?
    var at: String
  }

  struct List: Decodable {
    var events: [Event]
  }

  @Test func `the history starts empty`() async throws {
    #expect(try await Demo().output("history list") == "The history is empty.\n")
    let list: List = try await Demo().json("history list --json")
    #expect(list.events.isEmpty)
  }

  @Test(arguments: [
    ("accept", "accepted"), ("cook", "cooked"), ("skip", "skipped"), ("dislike", "disliked"),
  ])
  func `the history records each event of a meal`(_ row: (word: String, kind: String)) async throws
  {
    let demo = Demo()
    let text = try await demo.output("history \(row.word) spicy-beef-tacos")
    #expect(text == "Spicy Beef Tacos: \(row.kind)\n")
    let list: List = try await demo.json("history list --json")
    let event = Event(kind: row.kind, meal: "spicy-beef-tacos", at: "2026-05-12T18:30")
    #expect(list.events == [event])
  }

  @Test func `a note on a meal is written, shown and deleted`() async throws {
    let demo = Demo()
    let call = "history note spicy-beef-tacos"
    #expect(try await demo.output(call) == "Spicy Beef Tacos: no note\n")
    #expect(try await demo.output("\(call) mild") == "Spicy Beef Tacos: mild\n")
    #expect(try await demo.output(call) == "Spicy Beef Tacos: mild\n")
    #expect(try await demo.output("\(call) --delete") == "Spicy Beef Tacos: no note\n")
    #expect(try await demo.output(call) == "Spicy Beef Tacos: no note\n")
    #expect(try await demo.output("history list").contains("note") == false)
  }

  @Test func `the latest event comes first`() async throws {
    let demo = Demo()
    _ = try await demo.output("history cook spicy-beef-tacos")
    demo.world.advance(days: 1)
    #expect(
      try await demo.output("history rate spicy-beef-tacos 4") == "Spicy Beef Tacos: 4 stars\n")
    #expect(
      try await demo.output("history list") == """
        2026-05-13T18:30  rated      Spicy Beef Tacos (4 of 5 stars)
        2026-05-12T18:30  cooked     Spicy Beef Tacos

        """)
  }

  @Test(arguments: [
    ("accept", ""), ("cook", ""), ("skip", ""), ("dislike", ""), ("rate", " 4"),
  ])
  func `an earlier event is recorded and listed at its local time`(
    _ row: (word: String, stars: String)
  ) async throws {
    var demo = Demo()
    demo.secondsFromGMT = 7200
    let call = "history \(row.word) spicy-beef-tacos\(row.stars) --at"
    _ = try await demo.output("\(call) 2026-05-12T20:30")
    _ = try await demo.output("\(call) 2026-05-11T12:15")
    #expect(await demo.run("\(call) 2026-05-12T20:31").exitCode == 2)
    let list: List = try await demo.json("history list --json")
    #expect(list.events.map(\.at) == ["2026-05-12T20:30", "2026-05-11T12:15"])
  }

  @Test func `the last opinion holds, even after the clock went back`() async throws {
    let demo = Demo()
    let call = "suggest --at 2026-05-12T18:30 --dry-run --json --seed 1"
    let first: SuggestDocument = try await demo.json(call)
    demo.world.advance(days: 1)
    _ = try await demo.output("history rate \(first.ids[0]) 5")
    demo.world.advance(days: -1)
    _ = try await demo.output("history dislike \(first.ids[0])")
    let second: SuggestDocument = try await demo.json(call)
    #expect(!second.ids.contains(first.ids[0]))
  }

  @Test func `a reset empties the history`() async throws {
    let demo = Demo()
    _ = try await demo.output("history cook spicy-beef-tacos")
    _ = try await demo.output("history reset --json")
    #expect(try await demo.output("history list") == "The history is empty.\n")
  }

  @Test func `a disliked meal is the last resort`() async throws {
    let demo = Demo()
    let call = "suggest --at 2026-05-12T18:30 --dry-run --json --seed 1"
    let first: SuggestDocument = try await demo.json(call)
    _ = try await demo.output("history dislike \(first.ids[0])")
    let second: SuggestDocument = try await demo.json(call)
    #expect(second.ids[0] != first.ids[0])
  }
}
