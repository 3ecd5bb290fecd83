import Foundation
import SeededRandom
import Testing

@testable import Journal

/// A large file is not read as a whole, and has an index.
///
/// Here every file of more than 600 bytes is one.
@Suite struct LargeFileTests {
  private let disk = JournalFileSystem.inMemory()
  private static let indexPath = journalPath + ".index"

  private func large(_ prefix: String = "id") throws(JournalError) -> EventJournal {
    try disk.journal(prefix, longestWhole: 600)
  }

  @Test(arguments: 0..<8)
  func `a journal of large files gives what one gives that reads them as a whole`(
    seed: UInt64
  ) async throws {
    var (first, second) = (try large("a"), try large("b"))
    let all = try EventJournal.inMemory()
    var random = SeededGenerator(seed: seed)
    var wasIndexed = false
    for step in 0..<120 {
      let change = Basket.random(&random)
      let isFirst = random.next() % 2 == 0
      let writers = [isFirst ? first : second, all]
      switch random.next() % 12 {
      case 0: for journal in writers { try await basket(journal).undoLast(at: dinnerTime) }
      case 1: try await writers[0].compact()
      case 2: for journal in writers { try await journal.delete("notes") }
      case 3: if isFirst { first = try large("c\(step)") } else { second = try large("d\(step)") }
      case 4, 5: for journal in writers { try await journal.append([event("notes", "\(step)")]) }
      default: for journal in writers { try await basket(journal).record(change, at: dinnerTime) }
      }
      let late = try large("late")
      if try disk.bytes(Self.indexPath) != nil { wasIndexed = true }
      let expected = try await basket(all).state()
      let notes = try await all.records(in: "notes").map(\.payload)
      let whole = try await disk.journal("whole").records()
      for journal in [first, second, late] {
        #expect(try await basket(journal).state() == expected, "step \(step)")
        #expect(try await journal.records(in: "notes").map(\.payload) == notes)
        #expect(try await journal.records() == whole)
        #expect(await journal.recovery.isClean)
        #expect(await journal.missing == nil)
      }
    }
    #expect(wasIndexed)
  }

  @Test func `opening does not read indexed lines again`() async throws {
    let read = Counter()
    let files = disk.changing { file in
      let plain = file
      file.read = { offset, count throws(JournalError) in
        let bytes = try plain.read(offset, count)
        read.add(bytes.count)
        return bytes
      }
    }
    let journal = try large()
    let text = #"""# + String(repeating: "y", count: 5000) + #"""#
    for _ in 0..<40 { try await journal.append([event("a", text), event("b", "1")]) }
    let before = read.current
    let late = try files.journal("late", longestWhole: 600)
    #expect(try await late.records(in: "b").count == 40)
    let size = try #require(try disk.bytes()).count
    #expect(read.current - before < size / 2, "besides the end, which may be room alone")
    let device = try await journal.records().first?.device
    #expect(try await late.append([event("b", "2")]).first?.device == device)
    #expect(try await journal.records() == late.records())
  }

  @Test func `an index with any bit changed, or cut, changes nothing`() async throws {
    let index = try await written()
    let records = try await disk.journal("late").records()
    for place in stride(from: 0, to: index.count, by: 31) {
      var changed = index
      changed[place] ^= 1 << UInt8(place % 8)
      try putIndex(changed)
      #expect(try await large("late").records() == records)
      try putIndex(Array(index.prefix(place)))
      #expect(try await large("late").records() == records)
    }
  }

  @Test func `the index of another file is passed over`() async throws {
    let index = try await written()
    let journal = try large("new")
    try await journal.deleteAll()
    #expect(try disk.bytes(Self.indexPath) == nil)
    for number in 0..<60 { try await journal.append([event("b", "\(number)")]) }
    let records = try await disk.journal("late").records()
    try putIndex(index)
    #expect(try await large("late").records() == records)
  }

  @Test func `a file that was cut and written on is not taken for the one of the index`()
    async throws
  {
    let index = try await written()
    let bytes = try #require(try disk.bytes()).unpadded
    let start = try #require(bytes.dropLast().lastIndex(of: 0x0A)) + 1
    try disk.open(journalPath, .write)?.truncate(start)
    let journal = try disk.journal("other")
    let same = event("a", #""yyyyyyyyyyyyyyyyyyy9""#, after: 99)
    for _ in 0..<20 { try await journal.append([same]) }
    let records = try await disk.journal("late").records()
    try putIndex(index)
    #expect(try await large("late").records() == records)
  }

  @Test(arguments: ["a", "b"])
  func `damage in what the index knows is seen when it is read, and set aside before a write`(
    stream: StreamName
  ) async throws {
    _ = try await written()
    let records = try await disk.journal("late").records()
    let damaged = try #require(records.first { $0.stream == "a" })
    let text = try #require(try disk.bytes()).text
    let place = try #require(text.range(of: " \(damaged.id) ")).lowerBound
    let offset = text.utf8.distance(from: text.startIndex, to: place)
    try disk.open(journalPath, .write)?.write([UInt8(ascii: "?")], offset)
    let journal = try large("late")
    let kept = records.filter { $0 != damaged }
    #expect(try await journal.records(in: stream) == kept.filter { $0.stream == stream })
    let report = try await journal.check()
    #expect(report.damagedLines == 1)
    #expect(try await journal.records() == kept)
    try await journal.append([event("b", "1")])
    #expect(try disk.names()?.contains("journal.damaged-1") == true)
    #expect(try await journal.records().count == kept.count + 1)
    #expect(try await large("later").records().count == kept.count + 1)
  }

  @Test func `an index that cannot be written is no failure`() async throws {
    let fault = Fault(at: .max, isCrash: false)
    let journal = try disk.failing(fault).journal(longestWhole: 600)
    for number in 0..<200 {
      fault.aim(at: number % 2 == 0 ? "rename" : "write")
      _ = try? await journal.append([event("a", "\(number)")])
    }
    #expect(try await large("late").records() == disk.journal("whole").records())
  }

  @Test func `deleting leaves no index, also none that a store keeps`() async throws {
    _ = try await written()
    try disk.open(Self.indexPath + "-words", .create)?.write([1], 0)
    try await large("late").deleteAll(keeping: ["b"])
    #expect(try disk.names() == ["journal"])
  }

  /// Writes a large file in two streams; gives its index.
  private func written() async throws -> [UInt8] {
    let journal = try large()
    for number in 0..<30 {
      try await journal.append([event("a", #""yyyyyyyyyyyyyyyyyyy\#(number)""#)])
      try await journal.append([event("b", "\(number)"), event("b", "[]")])
    }
    return try #require(try disk.bytes(Self.indexPath))
  }

  private func putIndex(_ bytes: [UInt8]) throws {
    try disk.remove(Self.indexPath)
    try disk.open(Self.indexPath, .create)?.write(bytes, 0)
  }

  private func basket(_ journal: EventJournal) -> Store<[String: Int], Basket> {
    Store(Basket.stream, in: journal)
  }
}
