/// How long a recipe takes, in whole minutes.
public struct RecipeTimes: Hashable, Sendable, Codable {
  /// Minutes of hands-on preparation.
  public var prepMinutes: Int

  /// Minutes on the heat.
  public var cookMinutes: Int

  /// Minutes from start to table, including resting and chilling; at least prep plus cook.
  public var totalMinutes: Int

  /// Whether nobody said how long it takes, so that these are taken to be on the safe side.
  public var isAssumed: Bool

  /// Minutes from start to table; nil where nobody said them.
  public var statedMinutes: Int? { isAssumed ? nil : totalMinutes }

  /// More minutes than any recipe takes, so that sums of times stay numbers: about two years.
  public static let most = 1_000_000

  /// Makes times; a negative number counts as zero, one beyond ``most`` as that, and the total is
  /// never below its parts.
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

  /// Reads times; where they do not tell whether they are assumed, somebody said them.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      prepMinutes: try values.decode(Int.self, forKey: .prepMinutes),
      cookMinutes: try values.decode(Int.self, forKey: .cookMinutes),
      totalMinutes: try values.decode(Int.self, forKey: .totalMinutes),
      isAssumed: try values.decodeIfPresent(Bool.self, forKey: .isAssumed) ?? false)
  }
}
