import Journal

/// The journal places of a household's edits, by number, and the ids of the edits.
///
/// The list is stored in small parts, so that a copy that adds one edit has a constant cost.
struct EditList: Sendable {
  /// An edit in the journal.
  struct Entry: Sendable {
    /// The id of the edit.
    let id: String
    /// The journal places of its record and of the pieces that follow; empty for an edit that is
    /// not folded.
    var places: [EventPlace]
    /// The bytes that are counted for the limits.
    let bytes: Int
  }

  private static let part = 256
  private static let shards = 1_024

  private var parts: [[Entry]] = []
  private var ids = [Set<String>](repeating: [], count: shards)
  /// The number of the last edit, which is also the number of edits.
  private(set) var last = 0
  /// The bytes of all edits.
  private(set) var bytes = 0

  /// Whether the list contains an edit with an id.
  func contains(_ id: String) -> Bool { ids[Self.shard(of: id)].contains(id) }

  /// The edit with an existing number.
  subscript(_ number: Int) -> Entry {
    parts[(number - 1) / Self.part][(number - 1) % Self.part]
  }

  /// Whether a reader's position matches this list.
  ///
  /// If the list was reset and has grown again, another id is at that number.
  func follows(_ number: Int, _ id: String?) -> Bool {
    guard let id, number > 0, number <= last else { return true }
    return self[number].id == id
  }

  /// The size of the largest part, which is the most that one write copies.
  var largestPart: Int { max(parts.map(\.count).max() ?? 0, ids.map(\.count).max() ?? 0) }

  /// Adds the next edit.
  ///
  /// Any other number is ignored: it comes after a gap that damage left, and the list ends at the
  /// gap.
  mutating func append(_ entry: Entry, number: Int) {
    guard number == last + 1 else { return }
    if last % Self.part == 0 { parts.append([]) }
    parts[parts.count - 1].append(entry)
    ids[Self.shard(of: entry.id)].insert(entry.id)
    last = number
    bytes += entry.bytes
  }

  /// Adds the journal place of a piece of the last edit.
  mutating func addPiece(_ place: EventPlace, of number: Int) {
    guard number == last else { return }
    let index = parts.count - 1
    parts[index][parts[index].count - 1].places.append(place)
  }

  /// The numbers of a page: at most `limit` edits after a number.
  ///
  /// The size of a page with several edits is limited too.
  func page(after number: Int, limit: Int) -> ClosedRange<Int>? {
    guard number < last else { return nil }
    var (end, bytes) = (number + 1, self[number + 1].bytes)
    while end < last, end - number < limit, bytes + self[end + 1].bytes <= WireLimit.pageBytes {
      end += 1
      bytes += self[end].bytes
    }
    return number + 1...end
  }

  private static func shard(of id: String) -> Int {
    var hasher = Hasher()
    hasher.combine(id)
    return Int(UInt(bitPattern: hasher.finalize()) % UInt(shards))
  }
}
