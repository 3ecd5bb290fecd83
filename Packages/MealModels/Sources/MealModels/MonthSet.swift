/// A set of months of the year as a bit mask.
public struct MonthSet: OptionSet, Hashable, Sendable {
  /// One bit for each month, January first.
  public let rawValue: UInt16

  /// Makes a set from its bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Makes a set of months, 1 to 12; other numbers are left out.
  public init(_ months: some Sequence<Int>) {
    self.init(rawValue: months.reduce(0) { $0 | Self.bit(of: $1) })
  }

  /// The months of the set, 1 to 12, in order.
  public var months: [Int] { (1...12).filter(contains) }

  /// Whether the set contains a month, 1 to 12.
  public func contains(_ month: Int) -> Bool { rawValue & Self.bit(of: month) != 0 }

  private static func bit(of month: Int) -> UInt16 {
    (1...12).contains(month) ? 1 << UInt16(month - 1) : 0
  }
}
