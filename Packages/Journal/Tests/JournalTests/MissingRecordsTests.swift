import Foundation
import Testing

@testable import Journal

/// Records that were known stay known until somebody decides, whatever becomes of their file.
@Suite struct MissingRecordsTests {
  /// A way for records to get lost that nobody chose.
  struct Loss: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let cause: MissingRecords
    let happen: @Sendable (JournalFileSystem, _ older: [UInt8]) async throws -> Void

    init(
      _ name: String, _ cause: MissingRecords,
      _ happen: @escaping @Sendable (JournalFileSystem, [UInt8]) async throws -> Void
    ) {
      (testDescription, self.cause, self.happen) = (name, cause, happen)
    }
  }

  static let losses: [Loss] = [
    Loss("the file is removed", .gone) { disk, _ in try disk.remove(journalPath) },
    Loss("all files are removed", .gone) { disk, _ in
      for name in try disk.list("/data") ?? [] { try disk.remove("/data/" + name) }
    },
    Loss("an older copy is moved there", .replaced) { disk, older in
      try disk.open("/data/copy", .create)?.write(older, 0)
      try disk.rename("/data/copy", journalPath)
    },
    Loss("an older copy is written there", .replaced) { disk, older in
      try disk.open(journalPath, .write)?.truncate(0)
      try disk.open(journalPath, .write)?.write(older, 0)
    },
    Loss("an older copy is written there and goes on", .replaced) { disk, older in
      try disk.open(journalPath, .write)?.truncate(0)
      try disk.open(journalPath, .write)?.write(older, 0)
      for _ in 0..<9 { try await disk.journal("late").append([event("a", "9")]) }
    },
    Loss("another journal is begun there", .replaced) { disk, _ in
      for name in try disk.list("/data") ?? [] { try disk.remove("/data/" + name) }
      for _ in 0..<9 { try await disk.journal("new").append([event("a", "9")]) }
    },
    Loss("another journal is begun and compacted there", .replaced) { disk, _ in
      for name in try disk.list("/data") ?? [] { try disk.remove("/data/" + name) }
      for _ in 0..<9 { try await disk.journal("new").append([event("a", "9")]) }
      try await disk.journal("newer").compact()
    },
    Loss("another journal is begun and deleted there", .replaced) { disk, _ in
      for name in try disk.list("/data") ?? [] { try disk.remove("/data/" + name) }
      for _ in 0..<9 { try await disk.journal("new").append([event("a", "9")]) }
      try await disk.journal("newer").deleteAll()
    },
    Loss("the file ends earlier", .replaced) { disk, older in
      try disk.open(journalPath, .write)?.truncate(older.unpadded.count)
    },
  ]

  /// A disk with three records, of which an older copy holds two, and a journal that knows them all.
  private func know(
    atHand: Int
  ) async throws -> (JournalFileSystem, EventJournal, known: [Record], older: [UInt8]) {
    let disk = JournalFileSystem.inMemory()
    let writer = try disk.journal("w")
    try await writer.append([event("a", "1"), event("limits", "2")])
    let older = try #require(try disk.bytes())
    try await writer.append([event("limits", "3")])
    let journal = try disk.journal("j", atHand: atHand)
    return (disk, journal, try await journal.records(), older)
  }

  @Test(arguments: losses, [0, 1 << 16])
  func `known records stay readable, and the present files stay unchanged`(
    loss: Loss, atHand: Int
  ) async throws {
    let (disk, journal, known, older) = try await know(atHand: atHand)
    try await loss.happen(disk, older)
    let found = try disk.bytes()
    for _ in 0..<2 {
      #expect(try await journal.records() == known)
      #expect(await journal.missing == loss.cause)
      await #expect(throws: JournalError.recordsMissing("journal")) {
        try await journal.append([event("a", "4")])
      }
      await #expect(throws: JournalError.recordsMissing("journal")) {
        try await journal.compact()
      }
      await #expect(throws: JournalError.recordsMissing("journal")) {
        try await journal.delete("a")
      }
    }
    #expect(try disk.bytes() == found)
  }

  @Test(arguments: losses)
  func `a file that is put back has all its records`(loss: Loss) async throws {
    let (disk, journal, known, older) = try await know(atHand: 0)
    let whole = try #require(try disk.bytes())
    try await loss.happen(disk, older)
    #expect(try await journal.records() == known)
    try disk.remove(journalPath)
    try disk.open(journalPath, .create)?.write(whole, 0)
    let new = try await journal.append([event("a", "4")])
    #expect(await journal.missing == nil)
    #expect(try await disk.journal("late").records() == known + new)
  }

  @Test(arguments: losses, [0, 1 << 16])
  func `saving writes the known records and sets the present file aside`(
    loss: Loss, atHand: Int
  ) async throws {
    let (disk, journal, known, older) = try await know(atHand: atHand)
    try await loss.happen(disk, older)
    let found = try disk.bytes()
    try await journal.saveMissing()
    #expect(await journal.missing == nil)
    let new = try await journal.append([event("a", "4")])
    #expect(try await disk.journal("late").records() == known + new)
    // Who went on with an older copy has set it aside before.
    let names = try disk.names() ?? []
    let copies = try names.filter { $0.hasPrefix("journal.damaged-") }.map {
      try disk.bytes("/data/" + $0)
    }
    #expect(found == nil ? copies.isEmpty : copies.contains(found))
  }

  @Test(arguments: losses)
  func `accepting the loss continues with the present records`(loss: Loss) async throws {
    let (disk, journal, _, older) = try await know(atHand: 0)
    try await loss.happen(disk, older)
    let found = try await disk.journal("between").records()
    try await journal.acceptMissing()
    #expect(await journal.missing == nil)
    let new = try await journal.append([event("a", "4")])
    #expect(try await disk.journal("late").records() == found + new)
  }

  @Test(arguments: losses)
  func `a deletion here decides about what is missing too`(loss: Loss) async throws {
    let (disk, journal, _, older) = try await know(atHand: 0)
    try await loss.happen(disk, older)
    try await journal.deleteAll()
    #expect(await journal.missing == nil)
    #expect(try await journal.records().isEmpty)
    let new = try await journal.append([event("a", "4")])
    #expect(try await disk.journal("late").records() == new)
  }

  @Test(arguments: losses)
  func `a store keeps its state, and its readers are told once`(loss: Loss) async throws {
    let (disk, journal, _, older) = try await know(atHand: 0)
    let store = Store(
      EventStream<[Int], Int>(name: "limits", initialState: []) { numbers, number, _ in
        numbers.append(number)
      }, in: journal)
    #expect(try await store.state() == [2, 3])
    let before = try await journal.news(after: nil)
    try await loss.happen(disk, older)
    let news = try await journal.news(after: before.position)
    #expect(news.isFromStart)
    #expect(try await store.state() == [2, 3])
    #expect(try await !journal.news(after: news.position).isFromStart)
    try await journal.acceptMissing()
    #expect(try await journal.news(after: news.position).position != news.position)
  }

  /// What somebody chose in another process, each long after this one looked.
  static let decisions: [Loss] = [
    Loss("everything is deleted", .replaced) { disk, _ in try await disk.journal("o").deleteAll() },
    Loss("everything but a stream is deleted", .replaced) { disk, _ in
      try await disk.journal("o").deleteAll(keeping: ["a"])
    },
    Loss("everything is deleted, and something new is stored", .replaced) { disk, _ in
      try await disk.journal("o").deleteAll()
      try await disk.journal("p").append([event("a", "9")])
      try await disk.journal("p").compact()
    },
    Loss("a stream is deleted", .replaced) { disk, _ in
      try await disk.journal("o").delete("limits")
    },
    Loss("it was compacted until nothing of it counts", .replaced) { disk, _ in
      let other = try disk.journal("o")
      let store = Store(
        EventStream<Int, Int>(name: "limits", initialState: 0, startsOver: { _ in true }) {
          $0 = $1
          _ = $2
        }, in: other)
      for number in 0..<150 { try await store.record([number], at: dinnerTime) }
      try await other.compact()
      try await other.delete("a")
    },
  ]

  @Test(arguments: decisions)
  func `a decision about missing records in one process counts in all`(decision: Loss) async throws
  {
    let (disk, journal, _, older) = try await know(atHand: 0)
    try await decision.happen(disk, older)
    #expect(try await journal.records() == (try await disk.journal("late").records()))
    #expect(await journal.missing == nil)
    try await journal.append([event("a", "4")])
  }

  @Test func `where nothing was known nothing is missing`() async throws {
    let disk = JournalFileSystem.inMemory()
    let journal = try disk.journal()
    #expect(try await journal.records().isEmpty)
    try await disk.journal("w").append([event("a", "1")])
    try await disk.journal("w").deleteAll()
    #expect(try await journal.records().isEmpty)
    // A count that is left would say that there was a journal.
    for name in try disk.list("/data") ?? [] { try disk.remove("/data/" + name) }
    try await journal.append([event("a", "2")])
    #expect(await journal.missing == nil)
  }

  @Test func `the journal does not create a moved folder again, and uses it once it is back`()
    async throws
  {
    try await withTemporaryFolder { parent in
      let folder = parent.appending(path: "data")
      let away = parent.appending(path: "away")
      let journal = try EventJournal(
        directory: folder, fileSystem: .live, makeID: countedIDs(), atHand: 0)
      var known: [Record] = []
      for number in 0..<9 { known += try await journal.append([event("a", "\(number)")]) }
      try FileManager.default.moveItem(at: folder, to: away)
      await #expect(throws: JournalError.recordsMissing("journal")) {
        try await journal.append([event("a", "10")])
      }
      #expect(try await journal.records() == known)
      #expect(!FileManager.default.fileExists(atPath: folder.plainPath))
      try FileManager.default.moveItem(at: away, to: folder)
      known += try await journal.append([event("a", "10")])
      #expect(try await EventJournal(directory: folder).records() == known)
    }
  }

  @Test func `saving creates a removed folder again with all known records`() async throws {
    try await withTemporaryFolder { parent in
      let folder = parent.appending(path: "data")
      let journal = try EventJournal(
        directory: folder, fileSystem: .live, makeID: countedIDs(), atHand: 0)
      var known: [Record] = []
      for number in 0..<9 { known += try await journal.append([event("a", "\(number)")]) }
      try FileManager.default.removeItem(at: folder)
      try await journal.saveMissing()
      #expect(try await EventJournal(directory: folder).records() == known)
    }
  }
}
