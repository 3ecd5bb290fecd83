import Foundation
import SeededRandom
import Testing

@testable import Journal

@Suite struct IndexedStoreTests {
  private let disk = JournalFileSystem.inMemory()

  @Test(arguments: 0..<10)
  func `an index says where every text is, whatever becomes of the file`(seed: UInt64) async throws
  {
    var random = SeededGenerator(seed: seed)
    let longest = seed % 2 == 0 ? 600 : EventJournal.longestWhole
    func open(_ name: String) throws -> IndexedStore<Notebook> {
      IndexedStore(Notebook.stream, in: try disk.journal(name, longestWhole: longest))
    }
    var stores = [try open("a"), try open("b")]
    var journals: [EventJournal] { stores.map(\.journal) }
    var texts: [String: [String]] = [:]
    var wasKept = false
    for step in 0..<150 {
      let writer = Int(random.next() % 2)
      let thing = "thing-\(random.next() % 5)"
      switch random.next() % 14 {
      case 0: try await journals[writer].compact()
      case 1: try await stores[writer].keepIndex()
      case 2: stores[writer] = try open("c\(step)")
      case 3:
        try await journals[writer].append([event("other", "\"\(step)\"")])
      case 4:
        try await stores[writer].record([Notebook.event(thing, "")])
        texts[thing] = nil
      case 5:
        let last = try await stores[writer].record([Notebook.event(thing, "")])
        texts[thing] = nil
        try await journals[writer].delete(
          [#require(Subject(thing))], in: "notes", before: last[0].sequence)
      case 6 where step % 3 == 0:
        try await journals[writer].delete("notes")
        texts = [:]
      default:
        let text = String(repeating: "x", count: Int(random.next() % 90)) + "\(step)"
        try await stores[writer].record([Notebook.event(thing, text)])
        texts[thing, default: []].append(text)
      }
      if try disk.bytes(journalPath + ".index-notes") != nil { wasKept = true }
      for store in stores {
        let index = try await store.index()
        #expect(Set(index.places.keys) == Set(texts.keys), "step \(step)")
        for (thing, texts) in texts {
          let records = try await store.records(at: index.places[thing] ?? [])
          #expect(records.map(\.payload) == texts.map { Data("\"\($0)\"".utf8) })
          #expect(index.lastLengths[thing] == (texts.last?.utf8.count ?? 0) + 2)
          let reader = await store.journal.recordReader()
          #expect(try reader.records(at: index.places[thing] ?? []) == records)
        }
      }
    }
    #expect(wasKept)
  }

  @Test func `a place from before a compaction still leads to its record`() async throws {
    let store = IndexedStore(Notebook.stream, in: try disk.journal())
    for number in 0..<150 { try await store.record([Notebook.event("a", "\(number)")]) }
    try await store.record([Notebook.event("a", "")])
    for number in 0..<120 { try await store.record([Notebook.event("b", "\(number)")]) }
    let places = try #require(try await store.index().places["b"])
    let all = try await store.journal.records().map(\.sequence)
    try await store.journal.compact()
    #expect(try await store.journal.records().count < all.count)
    let texts = try await store.records(at: places).map {
      String(decoding: $0.payload, as: UTF8.self)
    }
    #expect(texts == (0..<120).map { "\"\($0)\"" })
  }

  @Test func `a place in another journal leads to nothing`() async throws {
    let store = IndexedStore(Notebook.stream, in: try disk.journal())
    for number in 0..<9 { try await store.record([Notebook.event("a", "\(number)")]) }
    let places = try #require(try await store.index().places["a"])
    let other = try JournalFileSystem.inMemory().journal("x")
    for number in 0..<9 { try await other.append([Notebook.event("a", "\(number + 1)")]) }
    #expect(try await other.records(at: places).isEmpty)
  }

  @Test func `an undone event is not in the index`() async throws {
    let journal = try disk.journal()
    let store = IndexedStore(Notebook.stream, in: journal)
    try await store.record([Notebook.event("a", "1")])
    try await store.keepIndex()
    try await store.record([Notebook.event("a", "2")])
    #expect(try await store.index().places["a"]?.count == 2)
    _ = try await journal.undoLast(in: "notes", at: dinnerTime)
    _ = try await journal.undoLast(in: "notes", at: dinnerTime)
    #expect(try await store.index().places == [:])
    let late = IndexedStore(Notebook.stream, in: try disk.journal("late"))
    #expect(try await late.index().places == [:])
  }

  @Test func `events of later versions and odd ones stay and are counted`() async throws {
    let store = IndexedStore(Notebook.stream, in: try disk.journal())
    try await store.record([
      Notebook.event("a", "1"), Notebook.event("a", "later"),
      Notebook.event("a", String(repeating: "z", count: 2000)),
    ])
    #expect(try await store.reading().unread == 2)
    try await store.keepIndex()
    let late = IndexedStore(Notebook.stream, in: try disk.journal("late"))
    #expect(try await late.reading().unread == 2)
    #expect(try await late.index().places["a"]?.count == 1)
  }

  @Test func `a kept index with any bit changed, or cut, changes nothing`() async throws {
    let store = IndexedStore(Notebook.stream, in: try disk.journal())
    for number in 0..<5 { try await store.record([Notebook.event("a", "\(number)")]) }
    try await store.keepIndex()
    let path = journalPath + ".index-notes"
    let kept = try #require(try disk.bytes(path))
    let expected = try await store.index()
    for place in kept.indices {
      for bytes in [
        kept.prefix(place), kept.prefix(place) + [kept[place] ^ 4] + kept[(place + 1)...],
      ] {
        try disk.remove(path)
        try disk.open(path, .create)?.write(Array(bytes), 0)
        let late = IndexedStore(Notebook.stream, in: try disk.journal("late"))
        #expect(try await late.index() == expected)
      }
    }
  }

  @Test(arguments: [false, true])
  func `damage shows when a text is read, and costs its event alone`(isKept: Bool) async throws {
    let store = IndexedStore(Notebook.stream, in: try disk.journal(longestWhole: 100))
    for number in 0..<40 {
      try await store.record([Notebook.event("thing-\(number % 4)", "\(number)")])
    }
    if isKept { try await store.keepIndex() }
    let places = try await store.index().places
    let text = try #require(try disk.bytes()).text
    let offset = try #require(text.range(of: "\"17\"")).lowerBound.utf16Offset(in: text)
    try disk.open(journalPath, .write)?.write([UInt8(ascii: "?")], offset + 1)
    let read = try await store.records(at: places["thing-1"] ?? [])
    #expect(read.count == 9)
    #expect(await store.journal.recovery.damagedLines == 1)
    #expect(try await store.index().places["thing-1"]?.count == 9)
  }
}
