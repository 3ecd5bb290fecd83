#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The index of one stream of a journal, kept up to date, and the way to the texts that it names.
public actor IndexedStore<Index: Sendable> {
  /// What the store is made of.
  public nonisolated let stream: IndexedStream<Index>
  /// The journal under it.
  public nonisolated let journal: EventJournal
  private var folded: FoldedIndex<Index>
  private var revision = 0

  /// Makes a store; nothing is read before its index is asked for.
  public init(_ stream: IndexedStream<Index>, in journal: EventJournal) {
    self.stream = stream
    self.journal = journal
    folded = FoldedIndex(index: stream.initialIndex)
    journal.rules.withLock { $0[stream.name] = stream.rule }
  }

  /// The index after every event so far, those of other processes included.
  public func index() async throws(JournalError) -> Index { try await reading().state }

  /// The index after every event so far, with its place among all readings of this store.
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

  /// The records at some places, in their order; those that are not in the journal any more are
  /// left out.
  public func records(at places: [EventPlace]) async throws(JournalError) -> [Record] {
    try await journal.records(at: places)
  }

  /// How many records were taken in since the index was last kept in its file.
  public var countSinceKept: Int { (folded.position?.count ?? 0) - folded.kept }

  /// Keeps the index in a file beside the journal, so that who opens it next need not fold all
  /// events again; nothing depends on that file.
  ///
  /// It is meant for quiet moments, such as the end of an import: all of the index is written.
  public func keepIndex() async throws(JournalError) {
    let start = folded.position
    let next = try await journal.keep(folded, of: stream)
    guard folded.position == start else { return }
    if next.position != start { revision += 1 }
    folded = next
  }
}

extension IndexedStream {
  /// What compaction must know of this stream.
  fileprivate var rule: FoldRule {
    FoldRule(version: version) { endsSubject($0) ? .counts : .adds }
  }
}
