#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The up-to-date index of one stream of a journal, with access to the records that it names.
public actor IndexedStore<Index: Sendable> {
  /// The definition of the store.
  public nonisolated let stream: IndexedStream<Index>
  /// The journal that stores the events.
  public nonisolated let journal: EventJournal
  private var folded: FoldedIndex<Index>
  private var revision = 0

  /// Makes a store; it reads the journal when its index is first requested.
  public init(_ stream: IndexedStream<Index>, in journal: EventJournal) {
    self.stream = stream
    self.journal = journal
    folded = FoldedIndex(index: stream.initialIndex)
    journal.rules.withLock { $0[stream.name] = stream.rule }
  }

  /// The index after every event so far, including those of other processes.
  public func index() async throws(JournalError) -> Index { try await reading().state }

  /// The index after every event so far, with its revision.
  public func reading() async throws(JournalError) -> Reading<Index> {
    while true {
      let start = folded.position
      let next = try await journal.fold(stream, folded)
      guard folded.position == start else { continue }
      if next.position != start || revision == 0 {
        folded = next
        revision += 1
      }
      return Reading(state: folded.index, unread: folded.unread, revision: revision)
    }
  }

  /// Appends events as one batch; returns when they are on disk.
  @discardableResult
  public func record(_ events: [Event]) async throws(JournalError) -> [Record] {
    try await journal.append(events)
  }

  /// The records at some places, in the order of the places; records that no longer exist are left
  /// out.
  public func records(at places: [EventPlace]) async throws(JournalError) -> [Record] {
    try await journal.records(at: places)
  }

  /// The number of records that were folded since the index was last stored in its file.
  public var countSinceKept: Int { (folded.position?.count ?? 0) - folded.kept }

  /// Stores the index in a file next to the journal, so that the next program need not fold all
  /// events again.
  ///
  /// The file may be deleted. The call writes the whole index, so make it in quiet moments, such as
  /// after an import.
  public func keepIndex() async throws(JournalError) {
    let start = folded.position
    let next = try await journal.keep(folded, of: stream)
    guard folded.position == start else { return }
    if next.position != start { revision += 1 }
    folded = next
  }
}

extension IndexedStream {
  /// The rule by which compaction reads this stream.
  fileprivate var rule: FoldRule {
    FoldRule(version: version) { endsSubject($0) ? .counts : .adds }
  }
}
