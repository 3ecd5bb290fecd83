import SeededRandom
import Testing

@testable import Journal

/// Several journals on one folder, each with another part of the file at hand, that do whatever a
/// journal can do, in any order, while operations of their disks fail.
@Suite struct SessionTests {
  private static let hands = [0, 150, 700, 1 << 20]
  private static let operations = [
    "read", "write", "sync", "rename", "identity", "open", "size", "truncate", "lock", "syncFolder",
    "list", "remove",
  ]

  @Test(arguments: 0..<Sample.count(quick: 2, whole: 8), [false, true])
  func `after any session, no acknowledged record is lost and all journals agree`(
    seed: UInt64, fails: Bool
  ) async throws {
    let disk = JournalFileSystem.inMemory()
    let session = try Self.hands.map { try Member(on: disk, atHand: $0) }
    var random = SeededGenerator(seed: seed)
    var acknowledged: [EventID: StreamName] = [:]
    for step in 0..<120 {
      guard let member = session.randomElement(using: &random) else { return }
      if fails, random.next() % 6 == 0 {
        Self.operations.randomElement(using: &random).map(member.fault.aim)
      }
      do {
        try await member.take(random.next() % 12, &random, &acknowledged)
      } catch {
        #expect(fails, "step \(step): \(error)")
      }
      let late = try disk.journal("late-\(step)")
      let found = try await late.records()
      let lost = Set(acknowledged.keys).subtracting(found.map(\.id))
      guard lost.isEmpty else { return #expect(lost.isEmpty, "step \(step)") }
      if fails { continue }
      let state = try await Store(Basket.stream, in: late).state()
      for member in session {
        #expect(try await member.journal.records() == found, "step \(step)")
        #expect(try await member.store.state() == state, "step \(step)")
      }
    }
    #expect(try await disk.journal("last").log.lastSequence > 60, "the session writes something")
  }
}

/// One of the journals.
private struct Member {
  let fault = Fault(at: .max, isCrash: false)
  let journal: EventJournal
  let store: Store<[String: Int], Basket>

  init(on disk: JournalFileSystem, atHand: Int) throws {
    journal = try disk.failing(fault).journal("by-\(atHand)", atHand: atHand)
    store = Store(Basket.stream, in: journal)
  }

  /// Does one thing; notes the events of streams without a store that were acknowledged, and forgets
  /// before a deletion those that it is about.
  func take(
    _ choice: UInt64, _ random: inout SeededGenerator, _ acknowledged: inout [EventID: StreamName]
  ) async throws(JournalError) {
    switch choice {
    case 0...3:
      let events = (0...random.next() % 3).map { _ in
        event(
          random.next() % 2 == 0 ? "a" : "b",
          "\"\(String(repeating: "x", count: Int(random.next() % 200)))\"")
      }
      for record in try await journal.append(events) { acknowledged[record.id] = record.stream }
    case 4, 5: try await store.record(Basket.random(&random), at: dinnerTime)
    case 6: try await store.undoLast(at: dinnerTime)
    case 7:
      let change = try await store.undoable().randomElement(using: &random)
      _ = try await store.undo([change].compactMap(\.self), at: dinnerTime)
    case 8: try await journal.compact()
    case 9:
      acknowledged = acknowledged.filter { $0.value != "a" }
      try await journal.delete("a")
    case 10 where random.next() % 4 == 0:
      acknowledged = acknowledged.filter { $0.value == "a" }
      try await journal.deleteAll(keeping: ["a"])
    default: _ = try await journal.news(after: nil)
    }
  }
}
