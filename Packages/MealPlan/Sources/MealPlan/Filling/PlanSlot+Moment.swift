import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PlanSlot {
  /// The slots from a moment on: the part of the day that it is, then the next ones of breakfast, lunch
  /// and dinner.
  public static func slots(from moment: LocalMoment, count: Int) -> [PlanSlot] {
    let first = usual.firstIndex(of: moment.slot) ?? 0
    return (0..<max(0, count)).map { number in
      let place = first + number
      return PlanSlot(day: moment.dayNumber + place / usual.count, slot: usual[place % usual.count])
    }
  }

  /// When it is eaten: breakfast at 8:00, lunch at 12:30, dinner at 18:30, a snack at 16:00.
  ///
  /// - Parameter secondsFromGMT: how far the local clock is ahead of UTC.
  public func moment(secondsFromGMT: Int) -> LocalMoment {
    let local = Double(day) * 86_400 + Double(slot.minuteOfDay) * 60
    return LocalMoment(
      date: Date(timeIntervalSince1970: local - Double(secondsFromGMT)),
      secondsFromGMT: secondsFromGMT)
  }
}
