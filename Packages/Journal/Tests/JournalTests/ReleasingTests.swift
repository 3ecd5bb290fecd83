import Foundation
import SeededRandom
import Testing

@testable import Journal

/// The start of a grown file is not kept in memory.
@Suite struct ReleasingTests {
  private let disk = JournalFileSystem.inMemory()

  @Test func `a journal that grows has only the end of its file at hand and forgets nothing`()
    async throws
  {
    let journal = try disk.journal(atHand: EventJournal.atHand)
    let text = #"""# + String(repeating: "y", count: 60_000) + #"""#
    var written: [Record] = []
    for _ in 0..<20 {
      written += try await journal.append([event("a", text), event("b", "1")])
      #expect(await journal.log.bytes.count <= 2 * EventJournal.atHand + 62_000)
    }
    #expect(await journal.log.settledEnd > 9 * EventJournal.atHand)
    #expect(try await journal.records() == written)
    #expect(try await journal.records(in: "b") == written.filter { $0.stream == "b" })
    #expect(try await journal.exportAll() == disk.journal("late").exportAll())
    try await journal.append([event("a", "2")])
    #expect(await journal.log.bytes.count <= 2 * EventJournal.atHand + 62_000)
  }

  @Test(arguments: 0..<6)
  func `with as little as possible at hand a journal gives what one gives that has all of it`(
    seed: UInt64
  ) async throws {
    let (little, other, all) = (
      try disk.journal("a"), try disk.journal("b"), try EventJournal.inMemory()
    )
    let stores = [little, other, all].map { Store(Basket.stream, in: $0) }
    var random = SeededGenerator(seed: seed)
    for step in 0..<150 {
      let change = Basket.random(&random)
      let writer = random.next() % 2 == 0 ? 0 : 1
      switch random.next() % 8 {
      case 0: for index in [writer, 2] { try await stores[index].undoLast(at: dinnerTime) }
      case 1: try await [little, other][writer].compact()
      case 2: for journal in [[little, other][writer], all] { try await journal.delete("notes") }
      case 3:
        for journal in [[little, other][writer], all] {
          try await journal.append([event("notes", "\(step)")])
        }
      default: for index in [writer, 2] { try await stores[index].record(change, at: dinnerTime) }
      }
      let expected = try await stores[2].state()
      for store in stores { #expect(try await store.state() == expected, "step \(step)") }
      let undoable = try await stores[2].undoable().map(\.payload)
      for store in stores {
        #expect(try await store.undoable().suffix(9).map(\.payload) == undoable.suffix(9))
      }
      #expect(try await little.records() == other.records())
      #expect(
        try await little.records(in: "notes").map(\.payload)
          == all.records(in: "notes").map(\.payload))
    }
  }

  @Test(arguments: ["compact", "undo", "delete", "keep"])
  func `damage in what was let go costs its line alone and is set aside before anything is written`(
    way: String
  ) async throws {
    let journal = try disk.journal()
    let store = Store(Basket.stream, in: journal)
    var written: [Record] = []
    for number in 0..<9 {
      written += try await store.record([.put("thing \(number)", number)], at: dinnerTime)
      written += try await journal.append([event("notes", "\(number)")])
    }
    let first = try #require(try disk.bytes()?.firstIndex(of: 0x0A))
    try disk.open(journalPath, .write)?.write([UInt8(ascii: "?")], first + 20)
    let damaged = try disk.bytes()
    switch way {
    case "compact": try await journal.compact()
    case "undo": try await store.undoLast(at: dinnerTime)
    case "delete": try await journal.delete("notes")
    default: try await journal.deleteAll(keeping: ["basket"], withCopies: false)
    }
    #expect(await !journal.recovery.damaged.isEmpty)
    if way != "keep" { #expect(try disk.bytes("/data/journal.damaged-1") == damaged) }
    let kept = try await journal.records(in: "basket").filter { $0.version > 0 }
    #expect(kept == Array(written.filter { $0.stream == "basket" }.dropFirst()))
    #expect(try await disk.journal("late").records() == journal.records())
  }

  @Test func `the journal reads a rewritten file again, even if all lines keep their lengths`()
    async throws
  {
    let (journal, other) = (try disk.journal("a"), try disk.journal("b"))
    let store = Store(Basket.stream, in: other)
    for number in 100..<300 { try await journal.append([try soup(number, store)]) }
    #expect(await !journal.log.isAtHand)
    try await other.compact()
    #expect(try await other.records().count == 101)
    #expect(try await journal.records() == other.records())
  }

  @Test func `a file of the first version that still grows is brought to the latest as a whole`()
    async throws
  {
    let old = """
      event-journal 1 id-4 0 0be40869
      a064cd8e 1 id-1 id-3 2026-05-12T18:30:00.000Z 1/2 favorites 1 {"added":"soup"}

      """
    let next = "c9bc3929 2 id-2 id-3 2026-05-12T18:30:01.500Z 2/2 history 1 [1]\n"
    let body = "3 id-5 id-3 2026-05-12T18:30:02.000Z 1/1 history 1 [1]"
    let last = "\(Checksum.text(of: Array(body.utf8)).text) \(body)\n"
    let disk = try JournalFileSystem.holding(Array(old.utf8))
    let journal = try disk.journal("new")
    var end = old.utf8.count
    for line in [next, last] {
      try disk.open(journalPath, .write)?.write(Array(line.utf8), end)
      end += line.utf8.count
      #expect(try await journal.streams() == ["favorites", "history"])
    }
    #expect(await !journal.log.isAtHand)
    try await journal.append([event("history", "[2]")])
    let text = try #require(try disk.bytes()).text
    #expect(text.hasPrefix("event-journal 2 "))
    #expect(text.contains(#"{"added":"soup"}"#))
    #expect(try await journal.records().count == 4)
  }

  @Test func `a store reads large batches without reading the whole file each time`() async throws {
    let read = Counter()
    let files = disk.changing { file in
      let plain = file
      file.read = { offset, count throws(JournalError) in
        let bytes = try plain.read(offset, count)
        read.add(bytes.count)
        return bytes
      }
    }
    let words = EventStream<Int, String>(name: "words", initialState: 0) { count, _, _ in count += 1
    }
    let store = Store(words, in: try files.journal(atHand: EventJournal.atHand))
    let batch = [String](repeating: String(repeating: "y", count: 100), count: 600)
    for round in 1...20 {
      try await store.record(batch, at: dinnerTime)
      #expect(try await store.state() == round * 600)
    }
    let size = try #require(try disk.bytes()).count
    #expect(size > 20 * EventJournal.atHand)
    #expect(read.current < 2 * size, "the same bytes again and again")
  }

  @Test func `an unreadable part does not stop deleting everything`() async throws {
    let files = disk.changing { file in
      let plain = file
      file.read = { offset, count throws(JournalError) in
        guard offset > 0 || count < 300 else { throw .system(.read, "journal", code: 5) }
        return try plain.read(offset, count)
      }
    }
    let journal = try files.journal()
    for number in 0..<9 { try await journal.append([event("a", "\(number)")]) }
    #expect(await journal.log.released.count > 300)
    await #expect(throws: JournalError.self) { try await journal.deleteAll(keeping: ["a"]) }
    try await journal.deleteAll()
    #expect(try await disk.journal("late").records() == [])
  }

  private func soup(
    _ number: Int, _ store: Store<[String: Int], Basket>
  ) throws(JournalError) -> Event {
    try store.stream.event(.put("soup", number), at: dinnerTime)
  }
}
