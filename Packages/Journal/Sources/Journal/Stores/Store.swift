#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The current state of one stream of a journal.
public actor Store<State: Sendable, Content: Sendable> {
  /// The definition of the store.
  public nonisolated let stream: EventStream<State, Content>
  private let journal: EventJournal
  private var folded: Folded<State>
  private var position: StreamPosition? {
    didSet { if position != oldValue { revision += 1 } }
  }
  private var revision = 0

  /// Makes a store; it reads the journal when its state is first requested.
  public init(_ stream: EventStream<State, Content>, in journal: EventJournal) {
    self.stream = stream
    self.journal = journal
    folded = Folded(stream.initialState)
    journal.rules.withLock { $0[stream.name] = stream.rule }
  }

  /// The state after every event so far, including those of other processes.
  public func state() async throws(JournalError) -> State {
    try await catchUp()
    return folded.state
  }

  /// The state after every event so far, including those of other processes.
  ///
  /// - Parameter known: content that the caller has just written, by record id, which is not
  ///   decoded again.
  public func state(knowing known: [EventID: Content]) async throws(JournalError) -> State {
    try await catchUp(knowing: known)
    return folded.state
  }

  /// The state after every event so far, with its revision.
  public func reading() async throws(JournalError) -> Reading<State> {
    try await catchUp()
    return Reading(state: folded.state, unread: folded.unread, revision: revision)
  }

  /// The number of records of the stream that this version cannot read; they stay in the journal.
  public func unread() async throws(JournalError) -> Int {
    try await catchUp()
    return folded.unread
  }

  /// Appends contents as one batch with one time; returns when they are on disk.
  @discardableResult
  public func record(_ contents: [Content], at time: Date) async throws(JournalError) -> [Record] {
    var events: [Event] = []
    for content in contents { events.append(try stream.event(content, at: time)) }
    return try await journal.append(events)
  }

  /// Undoes the last change that is not undone yet: all records of one batch in this stream, from
  /// any process.
  ///
  /// - Returns: The undone records; empty if the last 100 records of the stream have no change to
  ///   undo.
  @discardableResult
  public func undoLast(at time: Date) async throws(JournalError) -> [Record] {
    try await journal.undoLast(in: stream.name, at: time)
  }

  /// Undoes a change, even if others followed.
  ///
  /// - Returns: Whether the change was not undone yet and is among the last 100 records of the
  ///   stream; otherwise the call changes nothing.
  @discardableResult
  public func undo(_ change: [Record], at time: Date) async throws(JournalError) -> Bool {
    try await journal.undo(change.filter { $0.stream == stream.name }, in: stream.name, at: time)
  }

  /// The records that ``undo(_:at:)`` can undo, in order.
  public func undoable() async throws(JournalError) -> [Record] {
    try await journal.undoable(in: stream.name)
  }

  /// Folds new records; repeats if another call folded records at the same time.
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
