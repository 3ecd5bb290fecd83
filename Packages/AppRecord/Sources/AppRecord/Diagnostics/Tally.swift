/// How often something happened, and how long it took: counts, and nothing about whoever waited.
public struct Tally: Hashable, Sendable, Codable {
  /// The seconds up to which each count goes; the last count is of all that took longer.
  public static let limits = [0.1, 0.3, 0.5, 1, 2, 3]

  /// How often it took how long: one count for each limit, and one more.
  public private(set) var counts = [Int](repeating: 0, count: Self.limits.count + 1)

  /// Nothing happened yet.
  public init() {}

  /// How often it happened.
  public var total: Int { counts.reduce(0, +) }

  /// Counts one that took so many seconds; less than none is none.
  public mutating func add(seconds: Double) {
    counts[Self.limits.firstIndex { seconds <= $0 } ?? Self.limits.count] += 1
  }

  /// The seconds within which 19 of 20 were over; nil where that is beyond the last limit, or
  /// nothing happened.
  public var usualSeconds: Double? {
    let enough = Int(exactly: (Double(total) * 0.95).rounded(.up)) ?? total
    var seen = 0
    for (limit, count) in zip(Self.limits, counts) {
      seen += count
      if seen >= enough, total > 0 { return limit }
    }
    return nil
  }

  /// Reads a tally; one that cannot be of this kind is refused.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let counts = try values.decode([Int].self, forKey: .counts)
    guard counts.count == self.counts.count, counts.allSatisfy({ $0 >= 0 }),
      counts.allSatisfy({ $0 < 1 << 40 })
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .counts, in: values, debugDescription: "no counts of so many limits")
    }
    self.counts = counts
  }

  private enum CodingKeys: String, CodingKey { case counts }
}
