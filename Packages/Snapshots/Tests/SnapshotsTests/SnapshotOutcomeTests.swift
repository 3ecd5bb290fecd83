import Snapshots
import Testing

@Suite struct SnapshotOutcomeTests {
  private static let diff = LineDiff(from: "old\n", to: "new\n")

  @Test(arguments: [
    (RecordMode.never, nil, SnapshotOutcome.missing),
    (.never, "old\n", .different(diff)),
    (.never, "new\n", .matched),
    (.missing, nil, .recorded(.new)),
    (.missing, "old\n", .different(diff)),
    (.missing, "new\n", .matched),
    (.failed, nil, .recorded(.new)),
    (.failed, "old\n", .recorded(.replaced(diff))),
    (.failed, "new\n", .matched),
    (.all, nil, .recorded(.new)),
    (.all, "old\n", .recorded(.replaced(diff))),
    (.all, "new\n", .recorded(.unchanged)),
  ])
  func `each mode decides on a missing, an old and an equal reference`(
    mode: RecordMode, reference: String?, expected: SnapshotOutcome
  ) {
    let outcome = SnapshotOutcome.verify("new\n", against: reference, mode: mode)
    #expect(outcome == expected)
    #expect(outcome.passes == (expected == .matched))
    #expect(outcome.diff == (reference == "old\n" ? Self.diff : nil))
  }

  @Test(arguments: [("a", "a\n"), ("a\n", "a"), ("a\n\n", "a\n\n"), ("", "")])
  func `a last line break does not count`(actual: String, reference: String) {
    #expect(SnapshotOutcome.verify(actual, against: reference, mode: .never) == .matched)
  }

  @Test(arguments: [
    ("a\n\n", "a\n"), ("a ", "a"), ("a\r\n", "a\n"), ("\ta", " a"), ("", "a"), ("", "\n"),
    ("caf\u{E9}", "cafe\u{301}"),  // String calls these two equal
  ])
  func `any other byte counts`(actual: String, reference: String) {
    let outcome = SnapshotOutcome.verify(actual, against: reference, mode: .never)
    #expect(outcome == .different(LineDiff(from: reference, to: actual)))
  }
}
