import Snapshots
import SnapshotsTesting
import Testing

@Suite(.noOrphanSnapshots()) struct ExpectSnapshotTests {
  private let scratch = Scratch()
  private var location: SourceLocation { scratch.location }

  @Test func `a text equals its committed reference`() {
    expectSnapshot("Pasta Pomodoro\n  30 min\n", named: "text")
  }

  @Test func `a tree equals its committed reference`() {
    let button = SnapshotTree("button", fields: ["text": "Cook", "spacing": "spacing.m = 16"])
    expectSnapshot(SnapshotTree("card", children: [button]), named: "tree")
  }

  @Test func `a table equals its committed reference`() {
    let table = SnapshotTable(
      1...3, columns: [.init("n") { "\($0)" }, .init("square") { "\($0 * $0)" }])
    expectTable(table, named: "squares")
  }

  @Test(arguments: ["light", "dark"])
  func `a case of many is named by its argument`(appearance: String) {
    expectSnapshot("appearance: \(appearance)\n", named: "appearance.\(appearance)")
  }

  @Test(arguments: [
    (RecordMode.never, nil, "old\n"),
    (.missing, nil, "old\n"),
    (.failed, "again, with changes", "new\n"),
    (.all, "again, with changes", "new\n"),
  ])
  func `a difference fails in every mode and is written in two`(
    mode: RecordMode, word: String?, after: String
  ) throws {
    try scratch.setReference("HomeTests/offline.txt", "old\n")
    let messages = try messages(mode) { expect("new") }
    #expect(messages.count == 1)
    let start = "Snapshot HomeTests/offline.txt \(word.map { "was recorded \($0)" } ?? "differs")."
    #expect(messages.first?.hasPrefix(start) == true)
    #expect(try scratch.reference("HomeTests/offline.txt") == after)
  }

  @Test(arguments: [(RecordMode.never, nil), (.missing, "x\n"), (.failed, "x\n"), (.all, "x\n")])
  func `a missing reference fails in every mode and is written in three`(
    mode: RecordMode, after: String?
  ) throws {
    #expect(try messages(mode) { expect("x") }.count == 1)
    #expect(try scratch.reference("HomeTests/offline.txt") == after)
  }

  @Test(arguments: [(RecordMode.never, 0), (.missing, 0), (.failed, 0), (.all, 1)])
  func `a match fails only where everything is recorded`(mode: RecordMode, count: Int) throws {
    try scratch.setReference("HomeTests/offline.txt", "same\n")
    #expect(try messages(mode) { expect("same") }.count == count)
  }

  @Test func `a failing text is kept by test target, suite and scenario`() throws {
    _ = try messages(artifacts: scratch.artifacts) { expect("new") }
    #expect(try scratch.artifact("HomeTests/offline.txt") == "new\n")
  }

  @Test func `an expectation returns what it compared`() throws {
    try scratch.setReference("HomeTests/offline.txt", "old\n")
    var report: SnapshotReport?
    _ = try messages { report = expectSnapshot("new", named: "offline", sourceLocation: location) }
    #expect(report?.outcome.diff == LineDiff(from: "old\n", to: "new"))
    _ = try messages { report = expectSnapshot("new", named: "..", sourceLocation: location) }
    #expect(report == nil)
  }

  @Test func `a name that would leave the folder fails and writes nothing`() throws {
    let messages = try messages(.all) {
      expectSnapshot("x", named: "../offline", sourceLocation: scratch.location)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("'../offline' cannot name a snapshot;") == true)
    #expect(try scratch.reference("offline.txt") == nil)
  }

  private func expect(_ text: String) {
    expectSnapshot(text, named: "offline", sourceLocation: scratch.location)
  }
}
