extension History {
  /// Recorded events in order; copies from different moments share their common entries.
  ///
  /// Only ``History/apply(_:at:)`` adds entries.
  public struct Entries: RandomAccessCollection, Hashable, Sendable {
    private var chunks = SharedChunkList<Entry>()

    init() {}

    /// The position of the first entry: 0.
    public var startIndex: Int { chunks.startIndex }

    /// The number of entries.
    public var endIndex: Int { chunks.endIndex }

    /// The entry at a position.
    public subscript(position: Int) -> Entry { chunks[position] }

    mutating func append(_ entry: Entry) { chunks.append(entry) }
  }
}
