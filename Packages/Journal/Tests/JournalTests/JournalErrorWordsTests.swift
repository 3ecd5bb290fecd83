import Foundation
import Journal
import Testing

@Suite struct JournalErrorWordsTests {
  static let words: [(JournalError, String)] = [
    (.notAFolder("data"), "'data' is a file, not a folder; name another folder."),
    (.notAFile("journal"), "'journal' is not a file; move it away, or name another folder."),
    (
      .symbolicLink("journal"),
      "'journal' is a symbolic link, which is never followed; put the file itself there."
    ),
    (.noPermission("journal"), "No permission for 'journal'; make it yours to read and write."),
    (
      .notAJournal("journal"),
      "'journal' is not a journal; it was not changed; move it away, or name another folder."
    ),
    (
      .newerFormat(found: 3, supported: 2),
      "The journal has format 3, and this version reads up to 2; it was not changed; use the "
        + "newer version."
    ),
    (
      .recordsMissing("journal"),
      "'journal' was moved, deleted or replaced meanwhile; nothing was written. Put it back, or "
        + "try again to use the records that are there."
    ),
    (
      .recordsLeft(["device"]),
      "The journal is missing, as 'device' shows; nothing was written. Put it back, or start a "
        + "new one."
    ),
    (
      .recordsLeft(["device", "assets"]),
      "The journal is missing, as 'device', 'assets' show; nothing was written. Put it back, or "
        + "start a new one."
    ),
    (
      .fileTooLarge("journal", bytes: 9, limit: 8),
      "'journal' has or would have 9 bytes, but only 8 can be read; nothing was changed. Move it "
        + "to another folder to keep it and start over, or put an earlier copy in its place."
    ),
    (.diskFull("journal"), "The disk is full; nothing was changed; make room."),
    (
      .system(.sync, "journal", code: 5),
      "'journal' could not be saved to disk: the disk reports an error; copy the folder to "
        + "another disk, then check this one."
    ),
    (
      .system(.makeFolder, "club", code: ENOENT),
      "'club' could not be created: no folder can be made there; name one elsewhere."
    ),
    (
      .system(.open, "journal", code: ENOENT),
      "'journal' could not be opened: it was moved or removed meanwhile; check that the folder "
        + "is there, and try again."
    ),
    (
      .invalidStream("Meals"),
      "'Meals' is not the name of a stream; write 1 to 64 lower-case letters, digits and single "
        + "hyphens, beginning with a letter."
    ),
    (
      .invalidIdentifier("x y"),
      "'x y' is not the id of a stored event, device or file; use an id that the journal gave."
    ),
    (.invalidVersion("meals", 0), "An event of 'meals' has version 0; give 1 to 999999."),
    (
      .invalidTime("meals"),
      "An event of 'meals' is dated outside of the years 0000 to 9999; correct its time."
    ),
    (
      .invalidPayload("meals"),
      "The payload of an event of 'meals' is not JSON on one line; encode its content as JSON."
    ),
    (
      .eventTooLarge("meals", bytes: 9, limit: 8),
      "An event of 'meals' has 9 bytes, and the limit is 8; split it, or keep large data in a "
        + "file."
    ),
  ]

  @Test(arguments: words)
  func `an error says what is wrong and what would be right`(
    error: JournalError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
