import Testing

@testable import Journal

@Suite struct ChangesTests {
  private let disk = JournalFileSystem.inMemory()

  @Test func `each look names once every stream that any process wrote`() async throws {
    let (journal, other) = (try disk.journal(), try disk.journal("other"))
    try await other.append([event("history", "1")])
    let changes = await changes(
      of: journal,
      during: [
        { try await journal.append([event("favorites", "1"), event("favorites", "2")]) },
        {},
        { try await other.append([event("nudge", "1"), event("history", "2")]) },
      ])
    #expect(
      changes == [
        .everything(["history"]), .streams(["favorites"]), .streams(["nudge", "history"]),
      ])
  }

  @Test func `an undone change is named like the change`() async throws {
    let journal = try disk.journal()
    let store = Store(Basket.stream, in: journal)
    try await store.record([.put("leek", 1)], at: dinnerTime)
    let changes = await changes(
      of: journal, during: [{ try await store.undoLast(at: dinnerTime) }])
    #expect(changes.last == .streams([Basket.stream.name]))
  }

  @Test func `a first look and a deletion say that everything may have changed`() async throws {
    let (journal, other) = (try disk.journal(), try disk.journal("other"))
    let changes = await changes(
      of: journal,
      during: [
        { try await journal.append([event("history", "1"), event("receipt", "1")]) },
        { try await other.deleteAll(keeping: ["receipt"]) },
        { try await journal.deleteAll() },
      ])
    #expect(
      changes == [
        .everything([]), .streams(["history", "receipt"]), .everything(["receipt"]),
        .everything([]),
      ])
  }

  @Test func `changes from while the folder was unreadable are reported afterwards`() async throws {
    let fault = Fault(at: .max, isCrash: false)
    let (journal, other) = (try disk.failing(fault).journal(), try disk.journal("other"))
    let changes = await changes(
      of: journal,
      during: [
        {
          try await other.append([event("history", "1")])
          fault.aim(at: "open")
        },
        { #expect(fault.happened) },
      ])
    #expect(changes == [.everything([]), .streams(["history"])])
  }

  @Test func `a stream is concerned that is named, and any where everything may have changed`() {
    #expect(StoredChange.streams(["history"]).concerns("history"))
    #expect(!StoredChange.streams(["history"]).concerns("nudge"))
    #expect(StoredChange.everything([]).concerns("nudge"))
    #expect(StoredChange.everything(["history"]).streams == ["history"])
  }

  @Test func `listeners whose sleep returns at once leave other tasks their turn`() async throws {
    let (looks, most) = (Counter(), 100_000)
    // Each has its own journal: those of one journal would wait for each other.
    let listeners = try (0..<64).map { _ in
      let changes = try JournalFileSystem.inMemory().journal().changes(every: 1) { _ in
        guard looks.next() < most else { throw CancellationError() }
      }
      return Task { for await _ in changes {} }
    }
    for _ in 0..<10 { await Task {}.value }
    #expect(looks.next() < most)
    for listener in listeners { listener.cancel() }
    for listener in listeners { await listener.value }
  }

  /// What a listener hears who looks before the first step and after each.
  private func changes(
    of journal: EventJournal, during steps: [@Sendable () async throws -> Void]
  ) async -> [StoredChange] {
    let looks = Counter()
    let stream = journal.changes(every: 1) { _ in
      let look = looks.next()
      guard look <= steps.count else { throw CancellationError() }
      try await steps[look - 1]()
    }
    var changes: [StoredChange] = []
    for await change in stream { changes.append(change) }
    return changes
  }
}
