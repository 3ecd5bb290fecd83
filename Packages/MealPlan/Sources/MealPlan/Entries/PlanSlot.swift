import MealModels

/// A part of a local calendar day, for which meals are planned.
public struct PlanSlot: Hashable, Sendable {
  /// Days since 1 January 1970 on the local calendar, at most ten thousand years away.
  public let day: Int

  /// The part of that day.
  public let slot: MealSlot

  /// Makes a slot; a day further away is brought to the bound.
  public init(day: Int, slot: MealSlot) {
    self.day = min(max(day, -Self.mostDays), Self.mostDays)
    self.slot = slot
  }

  static let mostDays = 3_652_425

  /// The parts of a day in the order in which they are eaten.
  public static let order: [MealSlot] = [.breakfast, .lunch, .snack, .dinner]

  /// The parts of a day that are planned unless somebody asks for snacks too.
  public static let usual: [MealSlot] = [.breakfast, .lunch, .dinner]

  private var place: Int { Self.order.firstIndex(of: slot) ?? 0 }
}

extension PlanSlot: Comparable {
  /// Whether a slot comes before another.
  public static func < (lhs: PlanSlot, rhs: PlanSlot) -> Bool {
    (lhs.day, lhs.place) < (rhs.day, rhs.place)
  }
}
