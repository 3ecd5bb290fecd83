import Foundation
import Synchronization
import Testing

@testable import Journal

/// A small store: what is on a shelf, newest first.
private enum Shelf: Codable, Sendable {
  case put(String)
  case took(String)

  static let stream = EventStream<[String], Shelf>(name: "shelf", initialState: []) {
    shelf, event, context in
    switch event {
    case .put(let item): shelf.insert("\(item)@\(context.sequence)", at: 0)
    case .took(let item): shelf.removeAll { $0.hasPrefix("\(item)@") }
    }
  }
}

@Suite struct StoreTests {
  @Test func `folding step by step gives what folding everything gives`() async throws {
    let files = JournalFileSystem.inMemory()
    let journal = try files.journal()
    let store = Store(Shelf.stream, in: journal)
    for step in 0..<40 {
      let item = "item-\(step * 7 % 10)"
      try await store.record([step % 3 == 2 ? .took(item) : .put(item)], at: dinnerTime)
      let records = try await journal.records(in: "shelf")
      let refolded = Shelf.stream.fold(records).state
      #expect(try await store.state() == refolded)
      #expect(try await Store(Shelf.stream, in: files.journal("late")).state() == refolded)
    }
  }

  @Test
  func `a store does not decode again what its caller just wrote`()
    async throws
  {
    let decoded = Mutex(0)
    let stream = EventStream<[Int], Int>(
      name: "numbers", initialState: [],
      decode: { payload, _ in
        decoded.withLock { $0 += 1 }
        return try JSONDecoder().decode(Int.self, from: payload)
      }, apply: { numbers, number, _ in numbers.append(number) })
    let store = Store(stream, in: try EventJournal.inMemory())
    let first = try await store.record([1, 2], at: dinnerTime)
    #expect(try await store.state(knowing: [first[0].id: 10]) == [10, 2])
    #expect(decoded.withLock(\.self) == 1)
    try await store.record([3], at: dinnerTime)
    #expect(try await store.state(knowing: [first[0].id: 20]) == [10, 2, 3])
  }

  @Test func `a later reading has a higher revision, also after everything was deleted`()
    async throws
  {
    let files = JournalFileSystem.inMemory()
    let journal = try files.journal()
    let store = Store(Shelf.stream, in: journal)
    var readings = [try await store.reading()]
    for item in ["rice", "salt"] {
      try await store.record([.put(item)], at: dinnerTime)
      readings.append(try await store.reading())
    }
    try await Store(Shelf.stream, in: files.journal("late")).record([.put("oil")], at: dinnerTime)
    readings.append(try await store.reading())
    try await journal.deleteAll(keeping: [])
    readings.append(try await store.reading())
    #expect(readings.map(\.state.count) == [0, 1, 2, 3, 0])
    #expect(zip(readings, readings.dropFirst()).allSatisfy { $0.revision < $1.revision })
  }

  @Test func `stores recorded in one batch change together`() async throws {
    let journal = try EventJournal.inMemory()
    let count = EventStream<Int, Int>(name: "count", initialState: 0) {
      $0 += $1 + Int($2.sequence)
    }
    let shelf = Store(Shelf.stream, in: journal)
    let counter = Store(count, in: journal)
    try await journal.append([
      try Shelf.stream.event(.put("soup"), at: dinnerTime), try count.event(5, at: dinnerTime),
    ])
    #expect(try await shelf.state() == ["soup@1"])
    #expect(try await counter.state() == 7)
  }

  @Test func `a store starts over when the records are deleted`() async throws {
    let journal = try EventJournal.inMemory()
    let store = Store(Shelf.stream, in: journal)
    try await store.record([.put("soup"), .put("rice")], at: dinnerTime)
    #expect(try await store.state() == ["rice@2", "soup@1"])
    try await journal.deleteAll()
    #expect(try await store.state() == [])
    try await store.record([.put("tea")], at: dinnerTime)
    #expect(try await store.state() == ["tea@3"])
  }

  @Test func `a store counts, skips and keeps events that this version cannot read`() async throws {
    let journal = try EventJournal.inMemory()
    let store = Store(Shelf.stream, in: journal)
    try await store.record([.put("soup")], at: dinnerTime)
    let later = Event(stream: "shelf", version: 2, time: dinnerTime, payload: Data("{}".utf8))
    try await journal.append([later, event("shelf", #"{"burned":{"_0":"toast"}}"#)])
    #expect(try await store.state() == ["soup@1"])
    #expect(try await store.unread() == 2)
    #expect(try await journal.records(in: "shelf").count == 3)
  }

  @Test func `an event that starts over makes the unread ones before it moot`() async throws {
    let journal = try EventJournal.inMemory()
    let stream = EventStream<Int, Int>(
      name: "count", initialState: 0, startsOver: { $0 == 0 },
      apply: { count, step, _ in count += step })
    let store = Store(stream, in: journal)
    try await store.record([30], at: dinnerTime)
    try await journal.append([event("count", #""unreadable""#)])
    #expect(try await store.unread() == 1)
    try await store.record([0, 12], at: dinnerTime)
    #expect(try await store.unread() == 0)
    #expect(try await store.state() == 12)
    #expect(try await journal.records(in: "count").count == 4, "all of it stays in the file")
  }

  @Test func `an older version is decoded by the store's own rule`() async throws {
    let journal = try EventJournal.inMemory()
    try await journal.append([event("count", #""12""#)])
    let stream = EventStream<Int, Int>(
      name: "count", version: 2, initialState: 0,
      decode: { payload, version in
        version == 1
          ? Int(try JSONDecoder().decode(String.self, from: payload)) ?? 0
          : try JSONDecoder().decode(Int.self, from: payload)
      },
      apply: { count, step, _ in count += step })
    let store = Store(stream, in: journal)
    try await store.record([30], at: dinnerTime)
    #expect(try await store.state() == 42)
    #expect(try await store.unread() == 0)
  }

  @Test func `asking from many tasks at once folds each event once`() async throws {
    let journal = try EventJournal.inMemory()
    let store = Store(
      EventStream<Int, Int>(name: "count", initialState: 0) { count, step, _ in count += step },
      in: journal)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          try await store.record([1], at: dinnerTime)
          _ = try await store.state()
        }
      }
      try await group.waitForAll()
    }
    #expect(try await store.state() == 50)
  }

  @Test func `content that JSON cannot hold is refused`() async throws {
    let stream = EventStream<Double, Double>(name: "ratings", initialState: 0) {
      $0 = $1 + 0 * $2.time.timeIntervalSince1970
    }
    #expect(throws: JournalError.invalidPayload("ratings")) {
      try stream.event(.nan, at: dinnerTime)
    }
  }
}
