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

  /// Written once by version 2 of the format; it must open for ever.
  private static let versionTwo = """
    event-journal 2 id-3 0 8024190f
    77267a85 1 id-1.1 id-2 2026-05-12T18:30:00.000Z 1/2 favorites/soup 1 {"added":"soup"}
    0722bfe1 2 id-1.2 id-2 2026-05-12T18:30:01.500Z 2/2 history 1 [1]
    f8e2eec7 3 id-4 id-2 2026-05-12T18:30:02.000Z 1/1 favorites 0 {"undoes":["id-1.1"]}

    """

  /// The journal that wrote version 2's fixture.
  private func session(_ files: JournalFileSystem) async throws {
    let journal = try files.journal()
    var soup = event("favorites", #"{"added":"soup"}"#)
    soup.subject = Subject("soup")
    let records = try await journal.append([soup, event("history", "[1]", after: 1.5)])
    let isUndone = try await journal.undo(
      [records[0]], in: "favorites", at: dinnerTime.addingTimeInterval(2))
    #expect(isUndone)
  }

  @Test func `the file is what Design.md says, byte by byte, and then padding`() async throws {
    let files = JournalFileSystem.inMemory()
    try await session(files)
    let bytes = try #require(try files.bytes())
    #expect(bytes.unpadded.text == Self.versionTwo)
    #expect(bytes.count == bytes.unpadded.count + 4096)
  }

  @Test(arguments: [versionOne, versionTwo])
  func `a file of every version opens, and reading leaves it as it is`(text: String) async throws {
    let files = try JournalFileSystem.holding(Array(text.utf8))
    let records = try await files.journal().records()
    #expect(records.prefix(2).map(\.stream) == ["favorites", "history"])
    #expect(
      records.prefix(2).map(\.payload) == [Data(#"{"added":"soup"}"#.utf8), Data("[1]".utf8)])
    #expect(try files.bytes()?.text == text)
  }

  @Test func `the first write brings a file to the latest version, its lines byte for byte`()
    async throws
  {
    let files = try JournalFileSystem.holding(Array(Self.versionOne.utf8))
    let journal = try files.journal()
    let old = try await journal.records()
    #expect(old.map(\.format) == [1, 1])
    let new = try await journal.append([event("a", "1")])
    let text = try #require(try files.bytes()).text
    #expect(text.hasPrefix("event-journal 2 "))
    let lines = Self.versionOne.split(separator: "\n").dropFirst()
    #expect(text.split(separator: "\n").dropFirst().starts(with: lines))
    #expect(try await files.journal("late").records().map(\.payload) == (old + new).map(\.payload))
    #expect(await journal.recovery.isClean)
    #expect(try files.names() == ["journal"])
  }

  @Test(arguments: [
    "event-journal 3 x 0 00000000\n", "event-journal 3\n", "event-journal 17",
    "event-journal 3 x 0 00000000\nsomething else\n",
  ])
  func `a newer format is refused and the file stays`(text: String) throws {
    let files = try JournalFileSystem.holding(Array(text.utf8))
    #expect { try files.journal() } throws: { error in
      guard case .newerFormat(let found, 2) = error as? JournalError else { return false }
      return found == 3 || found == 17
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
    let line = Checksum.text(of: Array(rest.utf8)).text + " " + rest + "\n"
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
