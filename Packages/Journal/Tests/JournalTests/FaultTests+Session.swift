import Foundation
import SeededRandom
import Testing

@testable import Journal

/// Each item has the last number that was put there.
private struct Put: Codable, Sendable {
  let item: String
  let number: Int

  static let shelf = EventStream<[String: Int], Put>(
    name: "shelf", initialState: [:], subject: \.item
  ) { shelf, put, _ in
    shelf[put.item] = put.number
  }
}

/// What a session does, one after the other.
private enum Step {
  case put(Int)
  case undo
  case compact

  static let all: [Step] = [
    .put(60), .put(60), .undo, .put(90), .compact, .put(3), .undo, .undo, .compact, .put(2),
  ]
}

/// What was acknowledged, and what follows from it in order.
private struct Expected: Equatable {
  /// What was put and not undone, by batch.
  var batches: [[Int]] = []
  /// The payloads of a stream without a store.
  var history: [String] = ["[1]"]

  var shelf: [String: Int] {
    batches.joined().reduce(into: [:]) { $0["item-\($1 % 7)"] = $1 }
  }

  mutating func take(_ step: Step, at place: Int) {
    switch step {
    case .put(let count):
      batches.append((0..<count).map { place * 1000 + $0 })
      history.append("\(place)")
    case .undo: batches.removeLast()
    case .compact: break
    }
  }
}

extension FaultTests {
  @Test(arguments: [false, true])
  func `a fault at any operation of an upgrade, an undo or a compaction loses and invents nothing`(
    isCrash: Bool
  ) async throws {
    for target in 1...1000 where target % Sample.count(quick: 7, whole: 1) == 0 {
      let disk = try oldDisk()
      let fault = Fault(at: target, isCrash: isCrash)
      let outcome = await session(on: disk.failing(fault), isCrash)
      let found = try await state(of: disk.journal("late"))
      #expect(outcome.allowed.contains(found), "operation \(target)")
      #expect(isCrash || outcome.errors <= 1, "the journal goes on after operation \(target)")
      try await expectWork(disk, after: found, "operation \(target)")
      guard fault.happened else { return #expect(target > 80, "the session has operations") }
    }
    Issue.record("the session never ended without a fault")
  }

  @Test func `the session without a fault upgrades, undoes and drops what is moot`() async throws {
    let disk = try oldDisk()
    let outcome = await session(on: disk, false)
    #expect(outcome.errors == 0)
    #expect(outcome.allowed.last?.batches.map(\.count) == [60, 2], "all undoes undid something")
    #expect(outcome.allowed.contains(try await state(of: disk.journal("late"))))
    let text = try #require(try disk.bytes()).text
    #expect(text.hasPrefix("event-journal 2 "))
    let records = try await disk.journal("late").records(in: "shelf")
    let put = Step.all.reduce(0) { if case .put(let count) = $1 { $0 + count } else { $0 } }
    #expect(records.count < put, "the compaction drops something")
  }

  /// A disk with a file of version 1.
  private func oldDisk() throws -> JournalFileSystem {
    let text = """
      event-journal 1 id-4 0 0be40869
      a064cd8e 1 id-1 id-3 2026-05-12T18:30:00.000Z 1/2 favorites 1 {"added":"soup"}
      c9bc3929 2 id-2 id-3 2026-05-12T18:30:01.500Z 2/2 history 1 [1]

      """
    return try .holding(Array(text.utf8))
  }

  /// Goes through all steps, on after errors; gives the states that may be found afterwards.
  private func session(
    on files: JournalFileSystem, _ isCrash: Bool
  ) async -> (allowed: [Expected], errors: Int) {
    var expected = Expected()
    guard let journal = try? files.journal("new") else { return ([expected], 1) }
    let store = Store(Put.shelf, in: journal)
    var failed: [Expected] = []
    for (place, step) in Step.all.enumerated() {
      var next = expected
      do {
        if case .undo = step, expected.batches.isEmpty { continue }
        next.take(step, at: place)
        let count = try await take(step, at: place, journal, store)
        if case .undo = step {
          guard let count else { continue }  // too far back once the batch after it is missing
          #expect(count == expected.batches.last?.count, "a batch is undone as a whole")
        }
        expected = next
      } catch {
        failed.append(next)
      }
    }
    // After a crash the step that was under way may be there; after an error it is not.
    return ([expected] + (isCrash ? failed.prefix(1) : []), failed.count)
  }

  /// Takes a step; gives how many records it appended or undid, or nil for none.
  private func take(
    _ step: Step, at place: Int, _ journal: EventJournal, _ store: Store<[String: Int], Put>
  ) async throws(JournalError) -> Int? {
    switch step {
    case .compact: try await journal.compact()
    case .undo:
      let undone = try await store.undoLast(at: dinnerTime)
      return undone.isEmpty ? nil : undone.count
    case .put(let count):
      var events = [event("history", "\(place)")]
      for number in (0..<count).map({ place * 1000 + $0 }) {
        let put = Put(item: "item-\(number % 7)", number: number)
        events.append(try Put.shelf.event(put, at: dinnerTime))
      }
      return try await journal.append(events).count
    }
    return nil
  }

  private func state(of journal: EventJournal) async throws -> Found {
    let history = try await journal.records(in: "history")
    let old = try await journal.records(in: "favorites").map(\.payload)
    return Found(
      shelf: try await Store(Put.shelf, in: journal).state(),
      history: history.map { String(decoding: $0.payload, as: UTF8.self) },
      isOldThere: old == [Data(#"{"added":"soup"}"#.utf8)])
  }

  /// The journal takes an append, and another one opened later gives it with all before it.
  private func expectWork(
    _ disk: JournalFileSystem, after found: Found, _ place: Comment
  ) async throws {
    try await disk.journal("more").append([event("history", "99")])
    let later = try await state(of: disk.journal("last"))
    #expect(later.shelf == found.shelf && later.isOldThere, place)
    #expect(later.history == found.history + ["99"], place)
  }
}

/// What a journal gives.
private struct Found: Equatable {
  let shelf: [String: Int]
  let history: [String]
  let isOldThere: Bool
}

extension [Expected] {
  fileprivate func contains(_ found: Found) -> Bool {
    contains { Found(shelf: $0.shelf, history: $0.history, isOldThere: true) == found }
  }
}
