import Snapshots
import Testing

@Suite struct RecordModeTests {
  @Test(arguments: RecordMode.allCases)
  func `each mode is read by its name`(mode: RecordMode) throws {
    #expect(try RecordMode(word: mode.rawValue) == mode)
  }

  @Test(arguments: [nil, ""])
  func `without a word nothing is recorded`(word: String?) throws {
    #expect(try RecordMode(word: word) == .never)
  }

  @Test(arguments: ["yes", "All", "never ", "1"])
  func `an unknown word is refused and the right ones are named`(word: String) {
    #expect(throws: SnapshotError.unknownMode(word)) { try RecordMode(word: word) }
    let sentence = "SNAPSHOT_RECORD is '\(word)'; it must be one of never, missing, failed, all."
    #expect(SnapshotError.unknownMode(word).description == sentence)
  }

  @Test func `settings come from the environment`() throws {
    let settings = try SnapshotSettings(
      environment: ["SNAPSHOT_RECORD": "failed", "SNAPSHOT_ARTIFACTS": "/out"])
    #expect(settings == SnapshotSettings(mode: .failed, artifacts: "/out"))
    #expect(try SnapshotSettings(environment: [:]) == SnapshotSettings())
    #expect(throws: SnapshotError.unknownMode("no")) {
      try SnapshotSettings(environment: ["SNAPSHOT_RECORD": "no"])
    }
  }
}
