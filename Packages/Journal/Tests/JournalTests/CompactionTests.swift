import Foundation
import SeededRandom
import Testing

@testable import Journal

@Suite struct CompactionTests {
  @Test func `while other devices share the journal, what was undone stays, and only copies go`()
    async throws
  {
    let journal = try EventJournal.inMemory(device: try DeviceID("tablet"))
    let store = Store(Basket.stream, in: journal)
    let undone = try await store.record([.put("soup", 1)], at: dinnerTime)
    try await store.undoLast(at: dinnerTime)
    let moved = try await store.record([.put("rice", 2)], at: dinnerTime)
    try await journal.revise(after: 0, at: dinnerTime) { _ in [.moves(moved[0])] }
    for count in 1...150 { try await store.record([.put("tea", count)], at: dinnerTime) }
    let shared = Event(stream: "household", version: 1, time: dinnerTime, payload: Data("1".utf8))
    try await journal.append([shared])
    journal.share(while: "household")
    try await journal.compact()
    let records = try await journal.records()
    #expect(records.contains { $0.id == undone[0].id })
    #expect(
      records.filter { $0.id.original == moved[0].id }.map(\.id) == [try moved[0].id.nextCopy()])
    #expect(records.filter { $0.version == 0 }.count == 1, "the mark of what was undone")
    #expect(records.count == 154)
    #expect(try await store.state() == ["rice": 2, "tea": 150])
    try await journal.delete("household")
    try await journal.compact()
    #expect(try await !journal.records().contains { $0.id == undone[0].id })
  }

  @Test func `no state changes by compaction, at any point of any history`() async throws {
    for seed in 0..<10 {
      let files = JournalFileSystem.inMemory()
      let journal = try files.journal("w")
      let store = Store(Basket.stream, in: journal)
      var naive: [String: Int] = [:]
      var random = SeededGenerator(seed: UInt64(seed))
      for step in 0..<400 {
        let change = Basket.random(&random)
        try await store.record(change, at: dinnerTime)
        for event in change { naive.apply(event) }
        if step % 37 == 0 { try await journal.compact() }
      }
      #expect(try await store.state() == naive)
      try await journal.compact()
      #expect(try await store.state() == naive)
      #expect(try await Store(Basket.stream, in: files.journal("late")).state() == naive)
      #expect(try await journal.records().count < 120)
    }
  }

  @Test func `streams without a store survive byte for byte`() async throws {
    let files = JournalFileSystem.inMemory()
    let journal = try files.journal()
    let store = Store(Basket.stream, in: journal)
    for number in 0..<150 {
      var unknown = event("later-feature", "[ \(number) ]")
      unknown.subject = Subject("same")
      try await journal.append([
        unknown, try store.stream.event(.put("soup", number), at: dinnerTime),
      ])
    }
    let before = try #require(try files.bytes()).text.split(separator: "\n")
    try await journal.compact()
    let after = try #require(try files.bytes()).text.split(separator: "\n")
    let unknown = before.filter { $0.contains(" later-feature/same ") }
    #expect(unknown.count == 150)
    #expect(after.filter { $0.contains(" later-feature/same ") } == unknown)
    #expect(after.count { $0.contains(" basket/soup ") } == 101)
  }

  @Test func `a file that grows is compacted by itself, and one without moot records is not`()
    async throws
  {
    let files = JournalFileSystem.inMemory()
    let journal = try files.journal()
    let store = Store(Basket.stream, in: journal)
    var largest = 0
    for number in 0..<12_000 {
      try await store.record([.put("soup", number)], at: dinnerTime)
      largest = max(largest, await journal.log.settledEnd)
    }
    #expect(try await store.state() == ["soup": 11_999])
    #expect(largest < EventJournal.smallestCompacted + 1000)
    let epoch = await journal.log.epoch
    for number in 0..<4000 { try await store.record([.put("thing \(number)", 1)], at: dinnerTime) }
    #expect(await journal.log.epoch <= epoch + 1)
    #expect(try await store.state().count == 4001)
  }

  @Test func `compaction keeps unreadable events and the events that they would replace`()
    async throws
  {
    let journal = try EventJournal.inMemory()
    let store = Store(Basket.stream, in: journal)
    try await store.record([.put("soup", 1)], at: dinnerTime)
    for (version, payload) in [(2, "{}"), (1, #"{"broken":1}"#)] {
      let soup = Event(
        stream: "basket", subject: Subject("soup"), version: version, time: dinnerTime,
        payload: Data(payload.utf8))
      try await journal.append([soup])
    }
    for number in 0..<120 { try await store.record([.put("rice", number)], at: dinnerTime) }
    let (state, unread) = (try await store.state(), try await store.unread())
    try await journal.compact()
    #expect(try await journal.records().count == 104)
    #expect(try await store.state() == state)
    #expect(state["soup"] == 1)
    #expect(try await store.unread() == unread)
    #expect(unread == 2)
  }

  @Test func `a reader beside compactions sees every state whole`() async throws {
    try await withTemporaryFolder { folder in
      let writer = try EventJournal(directory: folder)
      let reader = Store(Basket.stream, in: try EventJournal(directory: folder))
      let store = Store(Basket.stream, in: writer)
      async let written: Void = {
        for number in 0..<300 {
          try await store.record([.put("one", number), .put("two", number)], at: dinnerTime)
          if number % 20 == 0 { try await writer.compact() }
        }
      }()
      var last = -1
      for _ in 0..<300 {
        let state = try await reader.state()
        #expect(state["one"] == state["two"])
        #expect(state["one"] ?? -1 >= last)
        last = state["one"] ?? -1
        await Task.yield()
      }
      try await written
      #expect(try await reader.state()["two"] == 299)
    }
  }

  @Test func `a file that cannot be compacted is not tried again at every append`() async throws {
    let disk = JournalFileSystem.inMemory()
    let (tries, isFull) = (Counter(), Counter())
    var files = disk
    files.rename = { path, target throws(JournalError) in
      guard isFull.current == 0 else {
        tries.add(1)
        throw .diskFull("journal.new")
      }
      try disk.rename(path, target)
    }
    let note = EventStream<String, String>(
      name: "note", initialState: "", subject: { _ in "it" }
    ) { text, new, _ in text = new }
    let store = Store(note, in: try files.journal())
    let long = String(repeating: "y", count: 10_000)
    try await store.record([long], at: dinnerTime)
    isFull.add(1)
    for _ in 0..<150 { try await store.record([long], at: dinnerTime) }
    #expect((1...3).contains(tries.current), "\(tries.current) tries")
    #expect(try await disk.journal("late").records().count == 151)
  }

  @Test func `a compaction that fails leaves everything and the next one works`() async throws {
    let disk = JournalFileSystem.inMemory()
    let fault = Fault(at: .max, isCrash: false)
    let journal = try disk.failing(fault).journal()
    let store = Store(Basket.stream, in: journal)
    for number in 0..<150 { try await store.record([.put("soup", number)], at: dinnerTime) }
    let before = try disk.bytes()
    for operation in ["write", "sync", "rename"] {
      fault.aim(at: operation)
      await #expect(throws: JournalError.self) { try await journal.compact() }
      #expect(try disk.bytes() == before)
      #expect(try disk.names() == ["journal"])
    }
    try await journal.compact()
    #expect(try await store.state() == ["soup": 149])
    #expect(try await journal.records().count == 101)
  }
}

extension [String: Int] {
  /// What the basket's store does, written anew.
  fileprivate mutating func apply(_ event: Basket) {
    switch event {
    case .put(let thing, let count): self[thing] = count
    case .took(let thing): self[thing] = nil
    case .emptied: self = [:]
    }
  }
}
