import Foundation
import Synchronization
import Testing

@testable import Journal

@Suite struct DeletingTests {
  @Test func `deletion leaves the kept streams byte for byte and nothing else`() async throws {
    let (file, records) = try await sampleFile()
    let files = try JournalFileSystem.holding(file)
    let journal = try files.journal("new")
    try await journal.deleteAll(keeping: ["history", "never-written"])

    let kept = records.filter { $0.stream == "history" }
    #expect(try await journal.records() == kept)
    #expect(try await journal.streams() == ["history"])
    let old = file.text.split(separator: "\n").filter { $0.contains(" history ") }
    let new = try #require(try files.bytes()).text.split(separator: "\n")
    #expect(Array(new.dropFirst()) == old)
    #expect(await journal.recovery == clean(2))
  }

  @Test func `a stream unknown to this version survives a rewrite byte for byte`() async throws {
    // A record of a later feature, with a later version and blanks that we would not write.
    let rest = #"9 x y 2026-05-12T18:30:00.000Z 2/2 later-feature 42 { "a" : [1 ,2] }"#
    let line = Checksum.text(of: Array(rest.utf8)).text + " " + rest
    let header = Header(file: "f", settled: 9).line.text
    let files = try JournalFileSystem.holding(Array("\(header)\(line)\n".utf8))
    let journal = try files.journal()
    try await journal.append([event("a", "1")])
    try await journal.deleteAll(keeping: ["later-feature"])
    let text = try #require(try files.bytes()).text
    #expect(text.split(separator: "\n").dropFirst() == [Substring(line)])
    #expect(try await files.journal("late").streams() == ["later-feature"])
  }

  @Test func `half of a batch that was kept is never taken for torn`() async throws {
    let files = JournalFileSystem.inMemory()
    let journal = try files.journal()
    let batch = try await journal.append([event("kept", "1"), event("gone", "2")])
    try await journal.deleteAll(keeping: ["kept"])
    let later = try files.journal("late")
    #expect(try await later.records() == [batch[0]])
    #expect(await later.recovery.isClean)
    let next = try await later.append([event("a", "1")])
    #expect(next.first?.sequence == 3)
    #expect(try await journal.records() == [batch[0]] + next)
  }

  @Test func `deleting one stream sets damage aside and leaves the others byte for byte`()
    async throws
  {
    let (file, records) = try await sampleFile()
    var damaged = file
    damaged[150] ^= 1
    let files = try JournalFileSystem.holding(damaged)
    let journal = try files.journal("new")
    let kept = try await journal.records().filter { $0.stream != "a" }
    #expect(kept.count < records.count)
    try await journal.delete("a")
    #expect(try files.names()?.sorted() == ["journal", "journal.damaged-1"])
    #expect(try await files.journal("late").records() == kept)
    let old = Set(file.text.split(separator: "\n"))
    #expect(
      try files.bytes()?.text.split(separator: "\n").dropFirst().allSatisfy(old.contains) == true)
    #expect(await journal.recovery.setAside == "journal.damaged-1")
  }

  @Test func `deleting a stream without events changes nothing`() async throws {
    let none = JournalFileSystem.inMemory()
    try await none.journal().delete("a")
    #expect(try none.names() == nil)
    let files = try JournalFileSystem.holding(try await sampleFile().bytes)
    let before = try files.bytes()
    try await files.journal().delete("never-written")
    #expect(try files.bytes() == before)
  }

  @Test func `deleting one stream keeps another one that began a moment before`() async throws {
    let disk = JournalFileSystem.inMemory()
    let other = try disk.journal("other")
    let isLate = Counter()
    var slow = disk
    let late = Mutex<[UInt8]?>(nil)
    try await other.append([event("gone", "1")])
    let before = try disk.bytes()
    try await other.append([event("new", "2")])
    late.withLock { $0 = try? disk.bytes() }
    try disk.open(journalPath, .write)?.truncate(before?.count ?? 0)
    try disk.open(journalPath, .write)?.write(before ?? [], 0)
    slow.open = { path, access throws(JournalError) in
      // Somebody writes while this one waits for the lock.
      if access == .lock, isLate.next() == 1, let bytes = late.withLock({ $0 }) {
        try disk.open(journalPath, .write)?.write(bytes, 0)
      }
      return try disk.open(path, access)
    }
    let journal = try slow.journal("slow")
    #expect(try await journal.streams() == ["gone"])
    try await journal.delete("gone")
    #expect(try await disk.journal("late").streams() == ["new"])
  }

  @Test func `complete deletion leaves no payload in any file`() async throws {
    let (file, _) = try await sampleFile()
    var damaged = file
    damaged[150] ^= 1
    let files = try JournalFileSystem.holding(damaged)
    let journal = try files.journal("new")
    try await journal.append([event("a", #""secret""#)])
    #expect(try files.names()?.count == 2)
    try await journal.deleteAll()
    #expect(try files.names() == ["journal"])
    #expect(try files.bytes()?.count { $0 == 0x0A } == 1)
    #expect(try await files.journal("late").records() == [])
  }

  @Test func `a journal that was open sees the deletion`() async throws {
    let files = JournalFileSystem.inMemory()
    let one = try files.journal("one")
    let two = try files.journal("two")
    try await one.append([event("a", "1")])
    #expect(try await two.records().count == 1)
    try await one.deleteAll()
    #expect(try await two.records() == [])
    let next = try await two.append([event("a", "2")])
    #expect(try await one.records() == next)
  }

  @Test func `the export is JSON with every record of every stream`() async throws {
    let (file, records) = try await sampleFile()
    let export = try await JournalFileSystem.holding(file).journal().exportAll()
    let document = try JSONDecoder().decode(Export.self, from: export)
    #expect(document.format == "event-journal")
    #expect(document.version == 2)
    #expect(document.records.map(\.sequence) == records.map(\.sequence))
    #expect(document.records.map(\.id) == records.map(\.id.rawValue))
    #expect(document.records.map(\.stream) == records.map(\.stream.rawValue))
    #expect(document.records[0].time == "2026-05-12T18:30:00.000Z")
    let text = String(decoding: export, as: UTF8.self)
    for record in records {
      #expect(text.contains(#","payload":\#(String(decoding: record.payload, as: UTF8.self))}"#))
    }
  }

  @Test func `the export of nothing is a document without records`() async throws {
    let export = try await EventJournal.inMemory().exportAll()
    #expect(try JSONDecoder().decode(Export.self, from: export).records.isEmpty)
  }
}

private struct Export: Decodable {
  struct Entry: Decodable {
    let sequence: Int
    let id: String
    let device: String
    let time: String
    let stream: String
    let version: Int
  }
  let format: String
  let version: Int
  let records: [Entry]
}
