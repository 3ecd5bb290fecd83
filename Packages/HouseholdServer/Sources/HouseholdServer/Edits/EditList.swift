import Journal

/// Where the edits of a household are, by their numbers, and which ids there are.
///
/// Everything is in small parts, so that a copy which takes one edit in costs the same however many
/// there are.
struct EditList: Sendable {
  /// An edit in the journal.
  struct Entry: Sendable {
    /// What tells it from every other.
    let id: String
    /// Where its record is, and where the pieces are that follow it; nil for one that is not folded.
    var places: [EventPlace]
    /// What it counts towards the limits, in bytes.
    let bytes: Int
  }

  private static let part = 256
  private static let shards = 1_024

  private var parts: [[Entry]] = []
  private var ids = [Set<String>](repeating: [], count: shards)
  /// The number of the last edit; there are as many.
  private(set) var last = 0
  /// What all of them count, in bytes.
  private(set) var bytes = 0

  /// Whether an edit is there by its id.
  func contains(_ id: String) -> Bool { ids[Self.shard(of: id)].contains(id) }

  /// The edit of a number that there is.
  subscript(_ number: Int) -> Entry {
    parts[(number - 1) / Self.part][(number - 1) % Self.part]
  }

  /// Whether a reader who got to a number, and has an edit with this id there, read this list: one that
  /// was set back and has grown again has another.
  func follows(_ number: Int, _ id: String?) -> Bool {
    guard let id, number > 0, number <= last else { return true }
    return self[number].id == id
  }

  /// How many edits or ids are in the largest part: so many are copied where somebody holds the list.
  var largestPart: Int { max(parts.map(\.count).max() ?? 0, ids.map(\.count).max() ?? 0) }

  /// Takes in the next edit.
  ///
  /// One of another number is passed over: it stands after a gap that damage left, and the list ends
  /// before that.
  mutating func append(_ entry: Entry, number: Int) {
    guard number == last + 1 else { return }
    if last % Self.part == 0 { parts.append([]) }
    parts[parts.count - 1].append(entry)
    ids[Self.shard(of: entry.id)].insert(entry.id)
    last = number
    bytes += entry.bytes
  }

  /// Takes in where a piece of an edit is.
  mutating func addPiece(_ place: EventPlace, of number: Int) {
    guard number == last else { return }
    let index = parts.count - 1
    parts[index][parts[index].count - 1].places.append(place)
  }

  /// The numbers of a page: at most so many after a number, and, but for a single one, with not too
  /// many bytes.
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
