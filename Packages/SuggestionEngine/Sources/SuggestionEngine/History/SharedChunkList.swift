/// A list whose copies share their common elements.
///
/// Elements are stored in chunks of one size. A copy that grows copies the last chunk and the list
/// of chunks, but never all elements. So many versions of a long list need little more memory than
/// one version.
struct SharedChunkList<Element> {
  /// The number of elements in a full chunk.
  static var size: Int { 64 }

  /// The full chunks, in order.
  private(set) var full: [[Element]] = []
  /// The elements after the full chunks, fewer than a chunk.
  private var last: [Element] = []

  /// Makes an empty list.
  init() {}

  /// Adds an element at the end.
  mutating func append(_ element: Element) {
    insertIntoLast(element, at: last.count)
  }

  /// Inserts an element at a position; every chunk from there on is copied.
  mutating func insert(_ element: Element, at position: Int) {
    precondition((0...count).contains(position), "no position of this list")
    var (carried, place) = (element, position % Self.size)
    for chunk in full.indices.dropFirst(position / Self.size) {
      // Removing before inserting keeps the chunk within its capacity.
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

  /// The first position from which a condition is true, if it is true for all later positions too.
  func partition(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension SharedChunkList: RandomAccessCollection, MutableCollection {
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

// Lists of the same length have the same chunk boundaries, so equal lists are equal chunk by chunk.
// Shared chunks are not compared.
extension SharedChunkList: Equatable where Element: Equatable {}
extension SharedChunkList: Hashable where Element: Hashable {}
extension SharedChunkList: Sendable where Element: Sendable {}
