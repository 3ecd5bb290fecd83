#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The current state of one stream of a journal.
public actor Store<State: Sendable, Content: Codable & Sendable> {
  /// What the store is made of.
  public nonisolated let stream: EventStream<State, Content>
  private let journal: EventJournal
  private var folded: Folded<State>
  private var position: StreamPosition? {
    didSet { if position != oldValue { revision += 1 } }
  }
  private var revision = 0

  /// Makes a store; nothing is read before its state is asked for.
  public init(_ stream: EventStream<State, Content>, in journal: EventJournal) {
    self.stream = stream
    self.journal = journal
    folded = Folded(stream.initialState)
    journal.rules.withLock { $0[stream.name] = stream.rule }
  }

  /// The state after every event so far, those of other processes included.
  public func state() async throws(JournalError) -> State {
    try await catchUp()
    return folded.state
  }

  /// The state after every event so far; `known` holds what the caller has just written, by the ids of
  /// its records, which is not decoded again then.
  public func state(knowing known: [EventID: Content]) async throws(JournalError) -> State {
    try await catchUp(knowing: known)
    return folded.state
  }

  /// The state after every event so far, with its place among all readings of this store.
  public func reading() async throws(JournalError) -> Reading<State> {
    try await catchUp()
    return Reading(state: folded.state, unread: folded.unread, revision: revision)
  }

  /// How many records of the stream this version cannot read; they stay in the journal.
  public func unread() async throws(JournalError) -> Int {
    try await catchUp()
    return folded.unread
  }

  /// Appends contents as one batch, dated alike; returns when they are on disk.
  @discardableResult
  public func record(_ contents: [Content], at time: Date) async throws(JournalError) -> [Record] {
    var events: [Event] = []
    for content in contents { events.append(try stream.event(content, at: time)) }
    return try await journal.append(events)
  }

  /// Makes the last change that was not undone as if it had never been: everything that one batch
  /// recorded in this stream, here or in another process.
  ///
  /// - Returns: The records that no longer count; none when there is nothing to undo among the last
  ///   100 records of the stream.
  @discardableResult
  public func undoLast(at time: Date) async throws(JournalError) -> [Record] {
    try await journal.undoLast(in: stream.name, at: time)
  }

  /// Makes a change as if it had never been, whatever happened since.
  ///
  /// - Returns: Whether it counted until now and is among the last 100 records of the stream;
  ///   otherwise nothing is changed.
  @discardableResult
  public func undo(_ change: [Record], at time: Date) async throws(JournalError) -> Bool {
    try await journal.undo(change.filter { $0.stream == stream.name }, in: stream.name, at: time)
  }

  /// The records that ``undo(_:at:)`` can make as if they had never been, in order.
  public func undoable() async throws(JournalError) -> [Record] {
    try await journal.undoable(in: stream.name)
  }

  /// Folds what is new; asks again when another call folded in the meantime.
  private func catchUp(knowing known: [EventID: Content] = [:]) async throws(JournalError) {
    while true {
      let start = position
      let news = try await journal.news(in: stream.name, upTo: stream.version, after: start)
      guard position == start else { continue }
      guard news.position != start || news.isFromStart else { return }
      let mayFold = folded.unread == 0 || news.isFromStart
      if news.isFromStart { folded = Folded(stream.initialState) }
      if mayFold, stream.fold(news.records, knowing: known, into: &folded) == 0 {
        return position = news.position
      }
      let all = try await journal.news(
        in: stream.name, upTo: stream.version, after: nil, wantsAll: true)
      guard position == start else { continue }
      position = all.position
      return folded = stream.fold(all.records)
    }
  }
}
