extension History {
  /// Recorded events in their order; copies of other moments share what they have in common.
  ///
  /// Only a history makes them, with ``History/apply(_:at:)``.
  public struct Entries: RandomAccessCollection, Hashable, Sendable {
    private var chunks = Chunks<Entry>()

    init() {}

    /// The position of the first one: 0.
    public var startIndex: Int { chunks.startIndex }

    /// How many there are.
    public var endIndex: Int { chunks.endIndex }

    /// The one at a position.
    public subscript(position: Int) -> Entry { chunks[position] }

    mutating func append(_ entry: Entry) { chunks.append(entry) }
  }
}
