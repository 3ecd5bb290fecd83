/// What a stream appends when records were lost, any of which may have been its own.
struct LossRule: Sendable {
  let events: @Sendable (JournalLoss) -> [Event]
}

extension EventJournal {
  /// Says which events a stream appends when records of the journal were lost.
  ///
  /// They are written in the one step that replaces the damaged file: there is never a file that was
  /// repaired and does not say so.
  ///
  /// - Parameters:
  ///   - stream: The stream that must know; a later call replaces what an earlier one said of it.
  ///   - events: Gives the events; they have to be valid.
  public nonisolated func afterLoss(
    in stream: StreamName, append events: @escaping @Sendable (JournalLoss) -> [Event]
  ) {
    losses.withLock { $0[stream] = LossRule(events: events) }
  }

  /// What the streams append because of what is lost in the file as it is; nil where nothing is.
  func lossBatch() throws(JournalError) -> Batch? {
    let count = log.report.unresolved
    return count == 0 ? nil : try lossBatch(JournalLoss(records: count, copy: log.setAside))
  }

  /// What the streams append because of a loss; nil where no stream wants to know.
  func lossBatch(_ loss: JournalLoss) throws(JournalError) -> Batch? {
    let rules = losses.withLock { $0 }.sorted { $0.key < $1.key }
    let events = rules.flatMap { $0.value.events(loss) }
    return events.isEmpty ? nil : try Batch(events, makeID: makeID)
  }
}
