import Foundation
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

  @Test func `deleting one stream can leave what was set aside of the others`() async throws {
    let (file, _) = try await sampleFile()
    var damaged = file
    damaged[150] ^= 1
    let files = try JournalFileSystem.holding(damaged)
    let journal = try files.journal("new")
    try await journal.append([event("gone", #""secret""#)])
    let others = Set(try await journal.streams()).subtracting(["gone"])
    try await journal.deleteAll(keeping: others, withCopies: false)
    #expect(try files.names()?.count == 2)
    #expect(try files.bytes()?.text.contains("secret") == false)
    #expect(Set(try await files.journal("late").streams()) == others)
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
    let export = try await Journal.inMemory().exportAll()
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
