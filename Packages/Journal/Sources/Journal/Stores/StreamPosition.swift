/// How far a reader got in one stream; means something only to the journal that gave it.
struct StreamPosition: Equatable, Sendable {
  let epoch: Int
  let count: Int
}

/// What a reader has not seen yet.
struct StreamNews: Sendable {
  let records: [Record]
  let position: StreamPosition
  /// The file was replaced, so what was read before is void.
  let isFromStart: Bool
}

extension Journal {
  /// The records of a stream after a position.
  func news(
    in stream: StreamName, after position: StreamPosition?
  ) throws(JournalError) -> StreamNews {
    try folder.refresh(&log)
    let indices = log.streams[stream] ?? []
    let seen = position.flatMap { $0.epoch == log.epoch ? $0.count : nil }
    return StreamNews(
      records: log.records(indices.dropFirst(seen ?? 0)),
      position: StreamPosition(epoch: log.epoch, count: indices.count),
      isFromStart: seen == nil)
  }
}
