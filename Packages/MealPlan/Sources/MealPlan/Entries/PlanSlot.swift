import MealModels

/// A part of a local calendar day, for which meals are planned.
public struct PlanSlot: Hashable, Sendable {
  /// Days since 1 January 1970 on the local calendar, in the years 0001 to 9999.
  ///
  /// It is a number and not an instant, so clocks, time zones and daylight saving do not change it.
  public let day: Int

  /// The part of that day.
  public let slot: MealSlot

  /// Makes a slot; a day before the year 0001 or after 9999 is clamped to the nearest valid day.
  public init(day: Int, slot: MealSlot) {
    self.day = min(max(day, CalendarDay.written.lowerBound), CalendarDay.written.upperBound)
    self.slot = slot
  }

  /// The parts of a day in the order in which they are eaten.
  public static let order: [MealSlot] = [.breakfast, .lunch, .snack, .dinner]

  /// The parts of a day that are planned by default; snacks are added on request.
  public static let usual: [MealSlot] = [.breakfast, .lunch, .dinner]

  private var place: Int {
    switch slot {
    case .breakfast: 0
    case .lunch: 1
    case .snack: 2
    case .dinner: 3
    }
  }
}

extension PlanSlot: Comparable {
  /// Whether a slot comes before another.
  public static func < (lhs: PlanSlot, rhs: PlanSlot) -> Bool {
    (lhs.day, lhs.place) < (rhs.day, rhs.place)
  }
}

extension PlanSlot: CustomStringConvertible {
  /// The slot as people and files write it: "2025-05-12-dinner".
  public var text: String { "\(CalendarDay(day).text)-\(slot.rawValue)" }

  /// The same as ``text``.
  public var description: String { text }

  /// Reads "2025-05-12-dinner"; nil for anything else, and for a date that does not exist.
  public init?(_ text: some StringProtocol) {
    let bytes = text.utf8
    guard let end = bytes.index(bytes.startIndex, offsetBy: 10, limitedBy: bytes.endIndex),
      end < bytes.endIndex, bytes[end] == UInt8(ascii: "-"), let day = CalendarDay(text[..<end]),
      let slot = MealSlot(rawValue: String(text[bytes.index(after: end)...]))
    else { return nil }
    self.init(day: day.number, slot: slot)
  }
}
