extension EventJournal {
  /// In which streams something was written since a position, marks of the journal included.
  ///
  /// Decodes no record, so that it can be asked several times a second. When the file was replaced
  /// in between, as by a deletion or a compaction, everything is news.
  ///
  /// - Parameter position: how far the reader is; nil when nothing was read yet.
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
