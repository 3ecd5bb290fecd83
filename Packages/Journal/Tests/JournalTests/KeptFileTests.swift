import Foundation
import Testing

@testable import Journal

@Suite struct KeptFileTests {
  private let disk = JournalFileSystem.inMemory()

  @Test func `the next journal of a folder reads the kept files`() async throws {
    let journal = try disk.journal("a")
    #expect(await journal.kept("shortcut") == nil)
    try await journal.begin()
    try await journal.keep([1, 2, 3], as: "shortcut")
    try await journal.keep([], as: "nothing")
    let next = try disk.journal("b")
    #expect(await next.kept("shortcut") == [1, 2, 3])
    #expect(await next.kept("nothing") == [])
    #expect(await next.kept("another") == nil)
  }

  @Test func `nothing is kept beside no journal, so that it never says that one is gone`()
    async throws
  {
    let journal = try disk.journal()
    try await journal.keep([1], as: "shortcut")
    #expect(try disk.list("/data") == nil)
    try await journal.append([event("a", "1")])
    try await journal.keep([1], as: "shortcut")
    for name in ["journal", "journal.count", "journal.index.shortcut"] {
      try disk.remove("/data/" + name)
    }
    try await journal.keep([1], as: "shortcut")
    #expect(try disk.bytes(journalPath + ".index.shortcut") == nil)
  }

  @Test func `a damaged kept file counts as missing`() async throws {
    let journal = try disk.journal()
    try await journal.begin()
    try await journal.keep(Array(0..<100), as: "shortcut")
    let path = journalPath + ".index.shortcut"
    let whole = try #require(try disk.bytes(path))
    for place in [0, 50, 99, 100, 107] {
      var damaged = whole
      damaged[place] ^= 1
      try await journal.folder(write: damaged, to: path)
      #expect(await journal.kept("shortcut") == nil, "byte \(place)")
    }
    for length in [0, 7, 8, 107] {
      try await journal.folder(write: Array(whole.prefix(length)), to: path)
      #expect(await journal.kept("shortcut") == nil, "\(length) bytes")
    }
  }

  @Test func `deleting everything removes the kept files`() async throws {
    let journal = try disk.journal()
    try await journal.append([
      Event(stream: "notes", subject: nil, version: 1, time: dinnerTime, payload: Data("1".utf8))
    ])
    try await journal.keep([1], as: "shortcut")
    try await journal.deleteAll()
    #expect(await journal.kept("shortcut") == nil)
    #expect(try disk.bytes(journalPath + ".index.shortcut") == nil)
  }
}

extension EventJournal {
  fileprivate func folder(write bytes: [UInt8], to path: String) throws {
    try folder.replaceIndex(path, with: bytes)
  }
}
