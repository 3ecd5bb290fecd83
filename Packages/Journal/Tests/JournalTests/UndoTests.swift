import Foundation
import SeededRandom
import Testing

@testable import Journal

@Suite struct UndoTests {
  @Test func `the last change is undone, then the one before it`() async throws {
    let store = Store(Basket.stream, in: try EventJournal.inMemory())
    try await store.record([.put("soup", 1)], at: dinnerTime)
    try await store.record([.put("rice", 2), .put("soup", 3)], at: dinnerTime)
    #expect(try await store.state() == ["soup": 3, "rice": 2])
    #expect(try await store.undoLast(at: dinnerTime).count == 2)
    #expect(try await store.state() == ["soup": 1])
    #expect(try await store.undoLast(at: dinnerTime).count == 1)
    #expect(try await store.state() == [:])
    #expect(try await store.undoLast(at: dinnerTime) == [])
  }

  @Test func `undoing leaves other stores as they are, also those of the same batch`() async throws
  {
    let journal = try EventJournal.inMemory()
    let basket = Store(Basket.stream, in: journal)
    let count = Store(
      EventStream<Int, Int>(name: "count", initialState: 0) { count, step, _ in count += step },
      in: journal)
    try await journal.append([
      try basket.stream.event(.put("soup", 1), at: dinnerTime),
      try count.stream.event(5, at: dinnerTime),
    ])
    try await count.record([1], at: dinnerTime)
    #expect(try await basket.undoLast(at: dinnerTime).map(\.stream) == ["basket"])
    #expect(try await basket.state() == [:])
    #expect(try await count.state() == 6)
  }

  @Test func `one change can be undone once, even after other changes`() async throws {
    let files = JournalFileSystem.inMemory()
    let store = Store(Basket.stream, in: try files.journal())
    let soup = try await store.record([.put("soup", 1)], at: dinnerTime)
    try await store.record([.put("rice", 2)], at: dinnerTime)
    #expect(try await store.undo(soup, at: dinnerTime))
    #expect(try await store.undo(soup, at: dinnerTime) == false)
    #expect(try await store.undo([], at: dinnerTime) == false)
    #expect(try await store.state() == ["rice": 2])
    let late = Store(Basket.stream, in: try files.journal("late"))
    #expect(try await late.state() == ["rice": 2])
    #expect(try await late.unread() == 0)
  }

  @Test func `an undo in another process is seen by a store that folded the change`() async throws {
    let files = JournalFileSystem.inMemory()
    let here = Store(Basket.stream, in: try files.journal("a"))
    let there = Store(Basket.stream, in: try files.journal("b"))
    try await here.record([.put("soup", 1)], at: dinnerTime)
    try await here.record([.put("soup", 2)], at: dinnerTime)
    #expect(try await here.state() == ["soup": 2])
    try await there.undoLast(at: dinnerTime)
    #expect(try await here.state() == ["soup": 1])
  }

  @Test func `starting over can be undone`() async throws {
    let store = Store(Basket.stream, in: try EventJournal.inMemory())
    try await store.record([.put("soup", 1), .put("rice", 2)], at: dinnerTime)
    try await store.record([.emptied], at: dinnerTime)
    #expect(try await store.state() == [:])
    try await store.undoLast(at: dinnerTime)
    #expect(try await store.state() == ["soup": 1, "rice": 2])
  }

  @Test func `nothing to undo writes nothing`() async throws {
    let files = JournalFileSystem.inMemory()
    let store = Store(Basket.stream, in: try files.journal())
    #expect(try await store.undoLast(at: dinnerTime) == [])
    #expect(try files.names() == nil)
  }

  @Test func `a change older than the last hundred records stays`() async throws {
    let journal = try EventJournal.inMemory()
    let store = Store(Basket.stream, in: journal)
    let first = try await store.record([.put("soup", 1)], at: dinnerTime)
    for number in 0..<100 { try await store.record([.put("rice", number)], at: dinnerTime) }
    #expect(try await store.undo(first, at: dinnerTime) == false)
    var undone = 0
    while try await !store.undoLast(at: dinnerTime).isEmpty { undone += 1 }
    #expect(undone == 100)
    #expect(try await store.state() == ["soup": 1])
  }

  @Test func `of a batch that may be cut nothing is undone, even when its first record was`()
    async throws
  {
    let store = Store(Basket.stream, in: try EventJournal.inMemory())
    let batch = try await store.record((0..<60).map { .put("thing \($0)", 1) }, at: dinnerTime)
    try await store.record((0..<70).map { .put("other \($0)", 1) }, at: dinnerTime)
    #expect(try await store.undoLast(at: dinnerTime).count == 70)
    #expect(try await store.undo([batch[30]], at: dinnerTime))
    #expect(try await store.undoLast(at: dinnerTime) == [])
    #expect(try await store.state().count == 59)
  }

  @Test func `undo after any compaction gives what undo without one gives`() async throws {
    for seed in 0..<Sample.count(quick: 2, whole: 6) {
      let plain = Store(Basket.stream, in: try EventJournal.inMemory())
      let journal = try EventJournal.inMemory()
      let compacted = Store(Basket.stream, in: journal)
      var random = SeededGenerator(seed: UInt64(seed))
      for _ in 0..<260 {
        let change = Basket.random(&random)
        let isUndo = random.next() % 5 == 0
        for store in [plain, compacted] {
          if isUndo {
            try await store.undoLast(at: dinnerTime)
          } else {
            try await store.record(change, at: dinnerTime)
          }
        }
        if random.next() % 9 == 0 { try await journal.compact() }
        #expect(try await compacted.state() == plain.state(), "seed \(seed)")
      }
    }
  }
}
