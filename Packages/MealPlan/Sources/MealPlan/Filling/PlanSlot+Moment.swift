import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PlanSlot {
  /// The first slot that has not ended at a moment.
  ///
  /// It is the present part of the day; after midnight it is breakfast.
  public init(openAt moment: LocalMoment) {
    let isNight = moment.hour < Self.firstHour
    self.init(day: moment.dayNumber, slot: isNight ? .breakfast : moment.slot)
  }

  /// The slot of a meal that was eaten at a moment; after midnight it is still the dinner of the
  /// day before.
  public init(eatenAt moment: LocalMoment) {
    let isNight = moment.hour < Self.firstHour
    self.init(day: moment.dayNumber - (isNight ? 1 : 0), slot: moment.slot)
  }

  /// The hour in which the first breakfast begins, according to ``MealSlot/init(hour:)``.
  private static let firstHour =
    (0..<24).first { MealSlot(hour: $0) == .breakfast } ?? 0

  /// The slots from a moment on: the first that has not ended, then the next breakfasts, lunches
  /// and dinners.
  public static func slots(from moment: LocalMoment, count: Int) -> [PlanSlot] {
    let open = PlanSlot(openAt: moment)
    let first = usual.firstIndex(of: open.slot) ?? 0
    return (0..<max(0, count)).map { number in
      let place = first + number
      return PlanSlot(day: open.day + place / usual.count, slot: usual[place % usual.count])
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
