extension EventJournal {
  /// The streams with new records since a position; the journal's own marks also count as records.
  ///
  /// It decodes no records, so that it can be called several times a second. After the file was
  /// replaced, for example by a deletion or a compaction, every stream is included.
  ///
  /// - Parameter position: the reader's position; nil before the first call.
  public func news(after position: JournalPosition?) throws(JournalError) -> JournalNews {
    try folder.refresh(&log)
    let isSame = position?.epoch == log.epoch && position?.missing == log.missing
    let seen = isSame ? position?.count ?? 0 : 0
    let topics = Set(log.lines.dropFirst(seen).map(\.topic))
    return JournalNews(
      streams: Set(topics.map { log.topics.streamName(of: $0) }).sorted(),
      isFromStart: seen == 0 && position?.count != 0,
      position: JournalPosition(
        epoch: log.epoch, count: log.lines.count, missing: log.missing))
  }
}
