/// Counts of durations, without any data about the user.
public struct Tally: Hashable, Sendable, Codable {
  /// The upper limit of each count, in seconds; the last count includes all longer durations.
  public static let limits = [0.1, 0.3, 0.5, 1, 2, 3]

  /// How many durations are below each limit, and above the last one.
  public private(set) var counts = [Int](repeating: 0, count: Self.limits.count + 1)

  /// Makes an empty tally.
  public init() {}

  /// The number of durations.
  public var total: Int { counts.reduce(0, +) }

  /// Adds a duration in seconds; a negative duration is treated as zero.
  public mutating func add(seconds: Double) {
    counts[Self.limits.firstIndex { seconds <= $0 } ?? Self.limits.count] += 1
  }

  /// The limit in seconds that 19 of 20 durations are below.
  ///
  /// Nil if it is beyond the last limit, or if there are no durations.
  public var usualSeconds: Double? {
    let enough = Int(exactly: (Double(total) * 0.95).rounded(.up)) ?? total
    var seen = 0
    for (limit, count) in zip(Self.limits, counts) {
      seen += count
      if seen >= enough, total > 0 { return limit }
    }
    return nil
  }

  /// Reads a tally; throws for impossible counts.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let counts = try values.decode([Int].self, forKey: .counts)
    guard counts.count == self.counts.count, counts.allSatisfy({ $0 >= 0 }),
      counts.allSatisfy({ $0 < 1 << 40 })
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .counts, in: values,
        debugDescription: "the number of counts does not fit the number of limits")
    }
    self.counts = counts
  }

  private enum CodingKeys: String, CodingKey { case counts }
}
