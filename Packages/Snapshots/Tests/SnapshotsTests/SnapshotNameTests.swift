import Snapshots
import Testing

@Suite struct SnapshotNameTests {
  @Test func `a name is a folder and a file`() throws {
    let text = try SnapshotName(suite: "HomeScreenTests", scenario: "offline.dark-2_a")
    #expect(text.path == "HomeScreenTests/offline.dark-2_a.txt")
    let table = try SnapshotName(suite: "GateTests", scenario: "all", kind: .table)
    #expect(table.path == "GateTests/all.csv")
  }

  @Test(arguments: [
    "", ".", "..", ".hidden", "a/b", "a\\b", "../up", "/root", "two words", "a\n", "a\0",
    "é",  // file systems disagree on how to spell it
    String(repeating: "a", count: 101),
  ])
  func `a name that could leave the folder or be misread is refused`(part: String) {
    #expect(throws: SnapshotError.badName(part)) {
      try SnapshotName(suite: "Suite", scenario: part)
    }
    #expect(throws: SnapshotError.badName(part)) {
      try SnapshotName(suite: part, scenario: "scenario")
    }
  }
}
