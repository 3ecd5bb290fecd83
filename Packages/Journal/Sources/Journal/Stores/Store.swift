#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The current state of one stream of a journal.
public actor Store<State: Sendable, Content: Codable & Sendable> {
  /// What the store is made of.
  public nonisolated let stream: EventStream<State, Content>
  private let journal: Journal
  private var folded: Folded<State>
  private var position: StreamPosition?

  /// Makes a store; nothing is read before its state is asked for.
  public init(_ stream: EventStream<State, Content>, in journal: Journal) {
    self.stream = stream
    self.journal = journal
    folded = Folded(stream.initialState)
  }

  /// The state after every event so far, those of other processes included.
  public func state() async throws(JournalError) -> State {
    try await catchUp()
    return folded.state
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

  /// Folds what is new; asks again when another call folded in the meantime.
  private func catchUp() async throws(JournalError) {
    while true {
      let start = position
      let news = try await journal.news(in: stream.name, after: start)
      guard position == start else { continue }
      if news.isFromStart { folded = Folded(stream.initialState) }
      for record in news.records { stream.fold(record, into: &folded) }
      return position = news.position
    }
  }
}
