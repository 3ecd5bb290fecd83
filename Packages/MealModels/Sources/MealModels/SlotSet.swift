/// A set of meal slots as a bit mask.
public struct SlotSet: OptionSet, Hashable, Sendable {
  /// One bit for each slot, in declared order.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Makes a set of slots.
  public init(_ slots: some Sequence<MealSlot>) {
    self.init(rawValue: slots.reduce(0) { $0 | Self.bit(of: $1) })
  }

  /// The slots of the set, in the order of a day.
  public var slots: [MealSlot] { MealSlot.allCases.filter(contains) }

  /// Whether the set contains a slot.
  public func contains(_ slot: MealSlot) -> Bool { rawValue & Self.bit(of: slot) != 0 }

  private static func bit(of slot: MealSlot) -> UInt8 {
    switch slot {
    case .breakfast: 1
    case .lunch: 2
    case .dinner: 4
    case .snack: 8
    }
  }
}
