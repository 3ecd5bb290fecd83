/// The number of unreadable lines, and the places of the first of them.
struct Damage: Sendable {
  /// The most places that are stored, because a file may have millions of unreadable lines.
  static let longest = 1000

  private(set) var ranges: [Range<Int>] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func append(_ range: Range<Int>) {
    count += 1
    if ranges.count < Self.longest { ranges.append(range) }
  }

  mutating func append(_ other: Damage) {
    count += other.count
    ranges += other.ranges.prefix(Self.longest - ranges.count)
  }
}
