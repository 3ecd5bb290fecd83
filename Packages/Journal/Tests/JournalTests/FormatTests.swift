import Foundation
import Testing

@testable import Journal

@Suite struct FormatTests {
  /// Written once by version 1 of the format; it must open for ever.
  private static let versionOne = """
    event-journal 1 id-4 0 0be40869
    a064cd8e 1 id-1 id-3 2026-05-12T18:30:00.000Z 1/2 favorites 1 {"added":"soup"}
    c9bc3929 2 id-2 id-3 2026-05-12T18:30:01.500Z 2/2 history 1 [1]

    """

  @Test func `the file is what the README says, byte by byte`() async throws {
    let files = JournalFileSystem.inMemory()
    try await files.journal().append([
      event("favorites", #"{"added":"soup"}"#), event("history", "[1]", after: 1.5),
    ])
    #expect(try files.bytes()?.text == Self.versionOne)
  }

  @Test func `a file of version 1 opens`() async throws {
    let files = try JournalFileSystem.holding(Array(Self.versionOne.utf8))
    let records = try await files.journal().records()
    #expect(records.map(\.stream) == ["favorites", "history"])
    #expect(records.map(\.payload) == [Data(#"{"added":"soup"}"#.utf8), Data("[1]".utf8)])
  }

  @Test(arguments: [
    "event-journal 2 x 0 00000000\n", "event-journal 2\n", "event-journal 17",
    "event-journal 2 x 0 00000000\nsomething else\n",
  ])
  func `a newer format is refused and the file stays`(text: String) throws {
    let files = try JournalFileSystem.holding(Array(text.utf8))
    #expect { try files.journal() } throws: { error in
      guard case .newerFormat(let found, 1) = error as? JournalError else { return false }
      return found == 2 || found == 17
    }
    #expect(try files.bytes()?.text == text)
  }

  @Test(arguments: [
    "", "\n", "hello", "hello\n", "{}\n", "event-journal", "event-journal 1\n", "\0\0\n",
  ])
  func `a file that is empty or something else is refused and stays`(text: String) throws {
    let files = try JournalFileSystem.holding(Array(text.utf8))
    #expect(throws: JournalError.notAJournal("journal")) { try files.journal() }
    #expect(try files.bytes()?.text == text)
  }

  @Test func `a file that turns into something else is refused and what was read stays`()
    async throws
  {
    let files = JournalFileSystem.inMemory()
    let journal = try files.journal()
    try await journal.append([event("a", "1")])
    try files.open(journalPath, .write)?.truncate(0)
    await #expect(throws: JournalError.notAJournal("journal")) { try await journal.records() }
    await #expect(throws: JournalError.notAJournal("journal")) {
      try await journal.append([event("a", "2")])
    }
    #expect(try files.bytes() == [])
  }

  @Test(arguments: [
    "1 x y 2026-05-12T18:30:00.000Z 1/0 a 1 1", "1 x y 2026-05-12T18:30:00.000Z 0/1 a 1 1",
    "0 x y 2026-05-12T18:30:00.000Z 1/1 a 1 1", "1 x y 2026-05-12T18:30:00.000Z 2/1 a 1 1",
    "1 x y 2026-05-12T18:30:00.000Z 2/2 a 1 1", "1 x y 2026-05-12T18:30:00.000Z 1/1 A 1 1",
    "1 x y 2026-05-12T18:30:00.000Z 1/1 a 1 ", "1 x y 2026-05-12T18:30:00.000Z 1/1 a -1 1",
    "1 x y 2026-05-12T18:30:00.000Z 1 a 1 1", "1 x! y 2026-05-12T18:30:00.000Z 1/1 a 1 1",
    "1234567890123456789 x y 2026-05-12T18:30:00.000Z 1/1 a 1 1", "1 x y 2026 1/1 a 1 1", "",
  ])
  func `a line with a right checksum and a wrong field is damage`(rest: String) async throws {
    let line = Checksum.text(Array(rest.utf8)).text + " " + rest + "\n"
    let file = Header(file: "f", settled: 0).line + Array(line.utf8)
    let journal = try JournalFileSystem.holding(file).journal()
    #expect(try await journal.records() == [])
    #expect(await journal.recovery.damaged.count == 1)
  }

  @Test func `the eight-byte search for a line feed finds what a plain one finds`() {
    for feed in 0..<40 {
      var bytes = (0..<40).map { UInt8($0 % 2 == 0 ? 0x0B : 0x8A) }
      bytes[feed] = 0x0A
      for start in 0...40 {
        let found = bytes.withUnsafeBytes { $0.lineFeed(from: start) }
        #expect(found == bytes[start...].firstIndex(of: 0x0A))
      }
    }
  }
}
