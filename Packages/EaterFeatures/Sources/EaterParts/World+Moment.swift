import AppShell
import MealModels

extension World {
  /// The eater's local time.
  public var moment: LocalMoment { LocalMoment(date: date, secondsFromGMT: secondsFromGMT) }
}
