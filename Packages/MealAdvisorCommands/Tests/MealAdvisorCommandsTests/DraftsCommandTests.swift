import Foundation
import Testing

@testable import MealAdvisorCommands

/// `drafts list --json`, as others read it.
private struct DraftsOutput: Decodable {
  struct Conflict: Decodable {
    struct Side: Decodable {
      var id: String
      var isMine: Bool
      var means: String
    }
    /// A planned meal, of which the test wants no more than its note.
    struct Earlier: Decodable {
      var note: String?
    }
    var place: String
    var field: String
    var base: Earlier?
    var sides: [Side]
  }
  var conflicts: [Conflict]
}

@Suite struct DraftsCommandTests {
  private let demo = Demo()

  init() async throws { _ = try await demo.output("premium start-trial") }

  private func plan() async throws {
    _ = try await demo.output("plan set wed-dinner Pizza")
    _ = try await demo.output("drafts sync --simulate conflict")
    _ = try await demo.output("plan move wed-dinner fri-dinner")
  }

  @Test func `a member without a name is shown as You on their own device`() async throws {
    try await plan()
    let lines = try await demo.output("household members").split(separator: "\n")
    #expect(lines == ["You, 1 device: you", "Stand-in, 1 device: stand-in"])
  }

  @Test func `a second device that is made up disagrees, and what is chosen holds`() async throws {
    try await plan()
    let said = try await demo.output("drafts sync --simulate conflict")
    #expect(said.contains("1 conflict to decide"))
    let asked: DraftsOutput = try await demo.json("drafts list --json")
    let conflict = try #require(asked.conflicts.first)
    #expect(conflict.field == "slot" && conflict.base != nil)
    #expect(conflict.sides.map(\.isMine) == [false, true])
    let lines = try await demo.output("drafts list")
    #expect(
      lines.contains("to decide: Pizza, Dinner on Friday 15 May: Day and time  (plan:"), "\(lines)")
    #expect(lines.contains("before: ") && lines.contains("mine: ") && lines.contains("theirs: "))
    #expect(!lines.contains("{") && !lines.contains("\""), "JSON is for --json: \(lines)")
    _ = try await demo.output("drafts resolve --all --keep theirs")
    _ = try await demo.output("drafts sync")
    #expect(try await demo.output("drafts list").contains("no conflicts"))
    #expect(try await demo.output("plan show").contains("Pizza"))
    _ = try await demo.output("household leave")
    #expect(try await demo.output("sync status").contains("not in a household"))
  }

  @Test func `drafts say what was changed on which thing, in words`() async throws {
    try await plan()
    let limits = try await demo.output("settings set allergies peanut")
    #expect(limits.contains("peanut"))
    let lines = try await demo.output("drafts list").split(separator: "\n")
    #expect(
      lines.contains("not sent yet: Pizza, Dinner on Friday 15 May: day and time changed"),
      "\(lines)")
    #expect(lines.contains("not sent yet: Your preferences, allergies: peanut added"), "\(lines)")
  }

  @Test func `a made-up household says that it is one, and asks no server`() async throws {
    try await plan()
    #expect(
      try await demo.output("sync status").contains("A simulated household, on this device only"))
    for call in ["household invite", "household remove stand-in"] {
      let refused = await demo.run(call)
      #expect(
        refused.exitCode == 1 && refused.unwrappedError.contains("is simulated"), "\(refused)")
      #expect(refused.unwrappedError.contains("'household leave' ends it"))
    }
    _ = try await demo.output("household leave")
    #expect(try await demo.output("sync status").contains("not in a household"))
  }

  @Test func `an unknown simulation is refused with the known ones`() async throws {
    let outcome = await demo.run("drafts sync --simulate stormy")
    #expect(outcome.exitCode == 2)
    for name in ["offline", "flaky", "conflict"] {
      #expect(outcome.standardError.contains(name))
    }
  }

  @Test func `times are those of the clock on the wall for people, and exact in JSON`()
    async throws
  {
    try await plan()
    var east = demo
    east.secondsFromGMT = 3 * 3600
    #expect(try await east.output("sync status").contains("Last new edits: 2026-05-12 21:30.\n"))
    #expect(
      try await east.output("sync status --json").contains("2026-05-12T18:30:00.000Z"))
  }
}
