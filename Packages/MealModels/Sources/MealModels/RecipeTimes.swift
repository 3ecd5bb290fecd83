/// The times that a recipe takes, in whole minutes.
public struct RecipeTimes: Hashable, Sendable, Codable {
  /// Minutes of hands-on preparation.
  public var prepMinutes: Int

  /// Minutes on the heat.
  public var cookMinutes: Int

  /// Minutes from start to table, including resting and chilling; at least prep plus cook.
  public var totalMinutes: Int

  /// Whether the time is not stated, so that these minutes are a cautious assumption.
  public var isAssumed: Bool

  /// Minutes from start to table; nil if they are not stated.
  public var statedMinutes: Int? { isAssumed ? nil : totalMinutes }

  /// The most minutes of a recipe, about two years, so that sums of times never overflow.
  public static let most = 1_000_000

  /// Makes times.
  ///
  /// A negative number becomes zero, a number above ``most`` becomes ``most``, and the total is at
  /// least the sum of its parts.
  public init(
    prepMinutes: Int, cookMinutes: Int, totalMinutes: Int? = nil, isAssumed: Bool = false
  ) {
    self.isAssumed = isAssumed
    self.prepMinutes = Self.bounded(prepMinutes)
    self.cookMinutes = Self.bounded(cookMinutes)
    let parts = self.prepMinutes + self.cookMinutes
    self.totalMinutes = max(parts, Self.bounded(totalMinutes ?? parts))
  }

  private static func bounded(_ minutes: Int) -> Int { min(max(0, minutes), most) }

  /// Reads times; if it is not stored whether they are assumed, they are treated as stated.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      prepMinutes: try values.decode(Int.self, forKey: .prepMinutes),
      cookMinutes: try values.decode(Int.self, forKey: .cookMinutes),
      totalMinutes: try values.decode(Int.self, forKey: .totalMinutes),
      isAssumed: try values.decodeIfPresent(Bool.self, forKey: .isAssumed) ?? false)
  }
}
