/// A list of which copies share what they have in common.
///
/// Elements lie in chunks of one size; a copy that grows copies the last chunk and the list of the
/// chunks, never all elements. So many moments of one long list take little more room than one.
struct Chunks<Element> {
  /// How many elements a full chunk holds.
  static var size: Int { 64 }

  /// The full chunks, in order.
  private(set) var full: [[Element]] = []
  /// What comes after them: fewer than fill a chunk.
  private var last: [Element] = []

  /// Nothing yet.
  init() {}

  /// Adds an element at the end.
  mutating func append(_ element: Element) {
    insertIntoLast(element, at: last.count)
  }

  /// Puts an element before the one at a position, or at the end; every chunk from there on is
  /// copied.
  mutating func insert(_ element: Element, at position: Int) {
    precondition((0...count).contains(position), "no position of this list")
    var (carried, place) = (element, position % Self.size)
    for chunk in full.indices.dropFirst(position / Self.size) {
      // One out before one in, so that no chunk outgrows its room.
      let next = full[chunk].removeLast()
      full[chunk].insert(carried, at: place)
      (carried, place) = (next, 0)
    }
    insertIntoLast(carried, at: place)
  }

  private mutating func insertIntoLast(_ element: Element, at place: Int) {
    if last.isEmpty { last.reserveCapacity(Self.size) }
    last.insert(element, at: place)
    if last.count == Self.size {
      full.append(last)
      last = []
    }
  }

  /// The first position from which on a condition holds, where it holds for all later ones too.
  func partition(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Chunks: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }

  var endIndex: Int { full.count * Self.size + last.count }

  subscript(position: Int) -> Element {
    get {
      let (chunk, place) = (position / Self.size, position % Self.size)
      return chunk < full.count ? full[chunk][place] : last[position - full.count * Self.size]
    }
    set {
      let (chunk, place) = (position / Self.size, position % Self.size)
      if chunk < full.count {
        full[chunk][place] = newValue
      } else {
        last[position - full.count * Self.size] = newValue
      }
    }
  }
}

// As many elements always lie in the same chunks, so equal lists are equal chunk by chunk, and what
// two copies share is not looked at.
extension Chunks: Equatable where Element: Equatable {}
extension Chunks: Hashable where Element: Hashable {}
extension Chunks: Sendable where Element: Sendable {}
