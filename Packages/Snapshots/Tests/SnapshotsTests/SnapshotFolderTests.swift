import Snapshots
import Testing

@Suite struct SnapshotFolderTests {
  private let reference = "/refs/Home/offline.txt"

  @Test(arguments: [
    (RecordMode.never, [String: String](), [String: String]()),
    (.missing, [:], ["offline": "new\n"]),
    (.failed, [:], ["offline": "new\n"]),
    (.all, [:], ["offline": "new\n"]),
    (.never, ["offline": "old\n"], ["offline": "old\n"]),
    (.missing, ["offline": "old\n"], ["offline": "old\n"]),
    (.failed, ["offline": "old\n"], ["offline": "new\n"]),
    (.all, ["offline": "old\n"], ["offline": "new\n"]),
    (.failed, ["offline": "new"], ["offline": "new"]),  // equal, so left alone
    (.all, ["offline": "new"], ["offline": "new\n"]),
  ])
  func `each mode writes what it may and nothing else`(
    mode: RecordMode, before: [String: String], after: [String: String]
  ) throws {
    let disk = MemoryFiles(paths(before))
    let report = try verify("new", SnapshotSettings(mode: mode), disk)
    #expect(disk.all == paths(after))
    let wrote = before != after || mode == .all
    #expect(report.outcome.passes == (!wrote && before["offline"] == "new"))
  }

  @Test(arguments: ["x", "x\n", "x\n\n", "", "\n", " \n "])
  func `a second run without recording passes`(text: String) throws {
    let disk = MemoryFiles()
    #expect(try verify(text, SnapshotSettings(mode: .missing), disk).outcome == .recorded(.new))
    #expect(try verify(text, SnapshotSettings(), disk).outcome == .matched)
  }

  @Test(arguments: RecordMode.allCases)
  func `the text of every failure goes to the artifacts`(mode: RecordMode) throws {
    let disk = MemoryFiles([reference: "old\n"])
    let report = try verify("new", SnapshotSettings(mode: mode, artifacts: "/out"), disk)
    #expect(report.artifact == "/out/Home/offline.txt")
    #expect(disk.all["/out/Home/offline.txt"] == "new\n")
  }

  @Test func `a match leaves no artifact`() throws {
    let disk = MemoryFiles([reference: "new\n"])
    let report = try verify("new", SnapshotSettings(artifacts: "/out"), disk)
    #expect(report.message == nil)
    #expect(disk.all.count == 1)
  }

  @Test func `a difference is told with files, diff and the way to accept it`() throws {
    let disk = MemoryFiles([reference: "Home\nold\n"])
    let report = try verify("Home\nnew ", SnapshotSettings(artifacts: "/out"), disk)
    #expect(
      report.message == """
        Snapshot Home/offline.txt differs.
          reference: /refs/Home/offline.txt
          actual:    /out/Home/offline.txt
        @@ reference line 1, actual line 1 @@
          Home
        - old
        + new·
        To accept it, run in the mode 'failed', in tests with: SNAPSHOT_RECORD=failed swift test \
        --filter Home
        """)
  }

  @Test func `a missing reference is told with the way to record it`() throws {
    let report = try verify("new", SnapshotSettings(), MemoryFiles())
    #expect(
      report.message == """
        Snapshot Home/offline.txt has no reference.
          reference: /refs/Home/offline.txt
        To record it, run in the mode 'missing', in tests with: SNAPSHOT_RECORD=missing swift test \
        --filter Home
        """)
  }

  @Test(arguments: [
    (RecordMode.missing, [String: String](), "was recorded for the first time."),
    (.failed, ["offline": "old\n"], "was recorded again, with changes."),
    (.all, ["offline": "new\n"], "was recorded again, unchanged."),
  ])
  func `a recording says that it fails the run`(
    mode: RecordMode, before: [String: String], words: String
  ) throws {
    let report = try verify("new", SnapshotSettings(mode: mode), MemoryFiles(paths(before)))
    let message = try #require(report.message)
    #expect(message.hasPrefix("Snapshot Home/offline.txt \(words)\n"))
    #expect(
      message.hasSuffix(
        "\nA run that records fails. Read the file, then run again in the mode 'never', in tests "
          + "without SNAPSHOT_RECORD."))
  }

  @Test func `files that no test asserted are orphans`() throws {
    let disk = MemoryFiles([
      "/refs/Home/a.txt": "", "/refs/Home/a.csv": "", "/refs/Home/b.txt": "",
      "/refs/Home/deep/a.txt": "", "/refs/Homely/c.txt": "",
    ])
    let folder = SnapshotFolder(path: "/refs", settings: SnapshotSettings(), files: disk.files)
    let asserted = try SnapshotName(suite: "Home", scenario: "a")
    let orphans = try folder.orphans(ofSuite: "Home", asserted: [asserted])
    #expect(orphans == ["Home/a.csv", "Home/b.txt", "Home/deep/a.txt"])
    #expect(try folder.orphans(ofSuite: "Gone", asserted: []) == [])
  }

  private func verify(
    _ actual: String, _ settings: SnapshotSettings, _ disk: MemoryFiles
  ) throws -> SnapshotReport {
    let name = try SnapshotName(suite: "Home", scenario: "offline")
    return try SnapshotFolder(path: "/refs", settings: settings, files: disk.files)
      .verify(actual, named: name)
  }

  private func paths(_ texts: [String: String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: texts.map { ("/refs/Home/\($0).txt", $1) })
  }
}
