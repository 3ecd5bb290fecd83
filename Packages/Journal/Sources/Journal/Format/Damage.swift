/// Lines that cannot be read: how many, and where the first of them are.
struct Damage: Sendable {
  /// Of how many the places are kept: a file may hold millions.
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
