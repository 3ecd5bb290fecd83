import Testing

@testable import Journal

@Suite struct NewsTests {
  private let disk = JournalFileSystem.inMemory()

  @Test func `only streams with records after a position are news, also those of others`()
    async throws
  {
    let (journal, other) = (try disk.journal(), try disk.journal("other"))
    try await journal.append([event("history", "1"), event("favorites", "1")])
    let first = try await journal.news(after: nil)
    #expect(first.streams == ["favorites", "history"])
    #expect(first.isFromStart)
    try await other.append([event("nudge", "1"), event("nudge", "1")])
    let second = try await journal.news(after: first.position)
    #expect(second.streams == ["nudge"])
    #expect(!second.isFromStart)
    let third = try await journal.news(after: second.position)
    #expect(third.streams.isEmpty && !third.isFromStart && third.position == second.position)
  }

  @Test func `after a deletion everything is news, also when more was written since`()
    async throws
  {
    let (journal, other) = (try disk.journal(), try disk.journal("other"))
    try await journal.append([event("history", "1"), event("receipt", "1")])
    let known = try await journal.news(after: nil).position
    try await other.deleteAll(keeping: ["receipt"])
    try await other.append([event("nudge", "1"), event("nudge", "1"), event("nudge", "1")])
    let news = try await journal.news(after: known)
    #expect(news.isFromStart)
    #expect(news.streams == ["nudge", "receipt"])
  }

  @Test func `an own deletion and an undone change are news too`() async throws {
    let journal = try disk.journal()
    let store = Store(Basket.stream, in: journal)
    try await store.record([.put("leek", 1)], at: dinnerTime)
    var known = try await journal.news(after: nil).position
    try await store.undoLast(at: dinnerTime)
    let undone = try await journal.news(after: known)
    #expect(undone.streams == [Basket.stream.name] && !undone.isFromStart)
    known = undone.position
    try await journal.deleteAll()
    #expect(try await journal.news(after: known).isFromStart)
    #expect(try await journal.news(after: known).streams.isEmpty)
  }
}
