/// How far a reader got in a journal; means something only to the journal that gave it, so that
/// nobody else makes one.
public struct JournalPosition: Equatable, Sendable {
  let epoch: Int
  let count: Int
  var missing: MissingRecords?
}

/// What was written to a journal since a reader last looked, by whomever.
public struct JournalNews: Equatable, Sendable {
  /// The streams with new records, in order of their names; with `isFromStart` all there are.
  public let streams: [StreamName]
  /// Whether what was read before is void, because records may be gone: everything is news.
  public let isFromStart: Bool
  /// How far the reader is with this.
  public let position: JournalPosition

  /// Makes news.
  ///
  /// - Parameter position: one that a journal gave; one in memory will do for tests.
  public init(streams: [StreamName], isFromStart: Bool, position: JournalPosition) {
    self.streams = streams
    self.isFromStart = isFromStart
    self.position = position
  }
}
