#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// One meal of a day to be planned.
public struct WeekSlot: Hashable, Sendable, Comparable {
  /// Days since 1 January 1970 on the local calendar, at most ten thousand years away.
  public let day: Int

  /// The part of that day.
  public var slot: MealSlot

  /// Makes a slot.
  public init(day: Int, slot: MealSlot) {
    self.day = min(max(day, -3_652_425), 3_652_425)
    self.slot = slot
  }

  /// The parts of the day that are planned.
  public static let planned: [MealSlot] = [.breakfast, .lunch, .dinner]

  /// The slots from a moment on: the part of the day that it is, then the next ones.
  public static func slots(from moment: LocalMoment, count: Int) -> [WeekSlot] {
    let first = planned.firstIndex(of: moment.slot) ?? 0
    return (0..<max(0, count)).map { number in
      let place = first + number
      return WeekSlot(
        day: moment.dayNumber + place / planned.count, slot: planned[place % planned.count])
    }
  }

  /// When it is eaten: breakfast at 8:00, lunch at 12:30, dinner at 18:30, a snack at 16:00.
  ///
  /// - Parameter secondsFromGMT: how far the local clock is ahead of UTC.
  public func moment(secondsFromGMT: Int) -> LocalMoment {
    let local = Double(day) * 86_400 + Double(minuteOfDay) * 60
    return LocalMoment(
      date: Date(timeIntervalSince1970: local - Double(secondsFromGMT)),
      secondsFromGMT: secondsFromGMT)
  }

  /// Whether a slot comes before another.
  public static func < (lhs: WeekSlot, rhs: WeekSlot) -> Bool {
    (lhs.day, lhs.minuteOfDay) < (rhs.day, rhs.minuteOfDay)
  }

  private var minuteOfDay: Int {
    switch slot {
    case .breakfast: 8 * 60
    case .lunch: 12 * 60 + 30
    case .snack: 16 * 60
    case .dinner: 18 * 60 + 30
    }
  }
}
