/// The events that a stream appends after a loss of records; some of the lost records may have been
/// those of the stream.
struct LossRule: Sendable {
  let events: @Sendable (JournalLoss) -> [Event]
}

extension EventJournal {
  /// Sets the events that a stream appends when records of the journal were lost.
  ///
  /// They are written in the same step that replaces the damaged file, so a repaired file always
  /// reports its loss.
  ///
  /// - Parameters:
  ///   - stream: The stream; a later call for a stream replaces an earlier one.
  ///   - events: Gives the events, which must be valid.
  public nonisolated func afterLoss(
    in stream: StreamName, append events: @escaping @Sendable (JournalLoss) -> [Event]
  ) {
    losses.withLock { $0[stream] = LossRule(events: events) }
  }

  /// The events of all streams for the loss in the current file; nil if there is no loss.
  func lossBatch() throws(JournalError) -> Batch? {
    let count = log.report.unresolved
    return count == 0 ? nil : try lossBatch(JournalLoss(records: count, copy: log.setAside))
  }

  /// The events of all streams for a loss; nil if no stream has a rule.
  func lossBatch(_ loss: JournalLoss) throws(JournalError) -> Batch? {
    let rules = losses.withLock { $0 }.sorted { $0.key < $1.key }
    let events = rules.flatMap { $0.value.events(loss) }
    return events.isEmpty ? nil : try Batch(events, makeID: makeID)
  }
}
