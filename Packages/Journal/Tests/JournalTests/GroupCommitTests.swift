import Foundation
import Synchronization
import Testing

@testable import Journal

extension BlockingTests {
  @Suite struct GroupCommitTests {
    @Test func `batches that wait for each other share a sync, and each is whole`() async throws {
      let disk = JournalFileSystem.inMemory()
      let syncs = Counter()
      let queue = Queue()
      var counted = disk
      counted.open = { path, access throws(JournalError) in
        guard var file = try disk.open(path, access) else { return nil }
        // The count of what is acknowledged is synced once, when it is made.
        if path.hasSuffix(".count") { return file }
        let plain = file
        file.sync = { () throws(JournalError) in
          if syncs.next() == 1 { queue.wait(for: 199) }
          try plain.sync()
        }
        return file
      }
      let journal = try counted.journal()
      queue.open(journal)
      let records = try await withThrowingTaskGroup(of: [Record].self) { group in
        for number in 0..<200 {
          group.addTask {
            try await journal.append([event("a", "\(number)")])
          }
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }
      #expect(syncs.current == 2, "the first batch alone, and all others together")
      #expect(records.map(\.sequence).sorted() == Array(1...200))
      #expect(Set(try await disk.journal("late").records()) == Set(records))
    }

    @Test func `a batch of several is written last, and only one of them at a time`() throws {
      func batch(_ count: Int) throws -> WaitingBatch {
        WaitingBatch(
          try Batch((0..<count).map { event("a", "\($0)") }, makeID: { "id" }))
      }
      var waiting = try [1, 3, 1, 2, 1].map(batch)
      func take() -> [Int] { WaitingBatch.takeGroup(from: &waiting).map(\.batch.events.count) }
      #expect(take() == [1, 1, 1, 3])
      #expect(take() == [2])
      #expect(take() == [])
    }

    @Test func `all batches of a failed shared write fail, and none is stored`()
      async throws
    {
      let disk = JournalFileSystem.inMemory()
      let fault = Fault(at: .max, isCrash: false)
      let journal = try disk.failing(fault).journal()
      try await journal.append([event("a", "0")])
      fault.aim(at: "sync")
      let outcomes = await withTaskGroup(of: Bool.self) { group in
        for number in 0..<50 {
          group.addTask { (try? await journal.append([event("a", "\(number)")])) != nil }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(try await disk.journal("late").records().count == 1 + outcomes.count { $0 })
      #expect(outcomes.contains(false))
    }

    @Test func `a thing is described in visible characters, and two things differently`() {
      #expect(Subject("meal/poha")?.rawValue == "meal/poha")
      #expect(Subject("crème brûlée 100%")?.rawValue == "cr%C3%A8me%20br%C3%BBl%C3%A9e%20100%25")
      #expect(Subject(#"a"b\c"#)?.rawValue == "a%22b%5Cc")
      #expect(Subject("") == nil)
      #expect(Subject(String(repeating: "x", count: 128)) != nil)
      #expect(Subject(String(repeating: "x", count: 129)) == nil)
      #expect(Subject("%20") != Subject(" "))
    }
  }
}

/// Lets the first sync wait until many batches wait for the second.
private final class Queue: Sendable {
  private let journal = Mutex<EventJournal?>(nil)

  func open(_ journal: EventJournal) {
    self.journal.withLock { $0 = journal }
  }

  func wait(for count: Int) {
    let waiting = { self.journal.withLock { $0?.waiting.withLock(\.count) } ?? 0 }
    for _ in 0..<120_000 where waiting() < count { Thread.sleep(forTimeInterval: 0.001) }
  }
}
