/// A reader's position in a journal, valid only for the journal that gave it.
public struct JournalPosition: Equatable, Sendable {
  let epoch: Int
  let count: Int
  var missing: MissingRecords?
}

/// The streams to which any process has written since a reader last looked.
public struct JournalNews: Equatable, Sendable {
  /// The streams with new records, sorted by name; all streams if `isFromStart` is true.
  public let streams: [StreamName]
  /// Whether the reader must read all streams again, because records may be gone.
  public let isFromStart: Bool
  /// The reader's position after this news.
  public let position: JournalPosition

  /// Makes news.
  ///
  /// - Parameter position: a position that a journal gave; tests use a journal in memory.
  public init(streams: [StreamName], isFromStart: Bool, position: JournalPosition) {
    self.streams = streams
    self.isFromStart = isFromStart
    self.position = position
  }
}
