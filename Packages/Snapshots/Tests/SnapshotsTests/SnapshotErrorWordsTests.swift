import Foundation
import Snapshots
import Testing

@Suite struct SnapshotErrorWordsTests {
  @Test(arguments: [
    (
      SnapshotError.badName("../a"),
      "'../a' cannot name a snapshot; use 1 to 100 of A-Z a-z 0-9 . - _ and no dot in front."
    ),
    (.unreadable("a.txt"), "a.txt cannot be read as UTF-8 text; record it again, or remove it."),
    (.unwritable("a.txt"), "a.txt cannot be written; make its folder yours to write."),
  ])
  func `an error says the same words printed and localized`(
    error: SnapshotError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
