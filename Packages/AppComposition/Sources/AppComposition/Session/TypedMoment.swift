import AppShell
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AppEnvironment {
  /// Local time that somebody typed, in the zone of this machine at that time.
  public func moment(typed text: String) -> LocalMoment? {
    guard let guess = LocalMoment(text) else { return nil }
    let near = secondsFromGMT(guess.date - Double(secondsFromGMT(guess.date)))
    return LocalMoment(text, secondsFromGMT: near)
  }

  /// A time as people read it on their wall, to the minute: "2026-05-12 18:30".
  public func wallText(of date: Date) -> String {
    LocalMoment(date: date, secondsFromGMT: secondsFromGMT(date)).text.replacing("T", with: " ")
  }

  /// The time on the eater's wall.
  public var moment: LocalMoment {
    let date = now()
    return LocalMoment(date: date, secondsFromGMT: secondsFromGMT(date))
  }
}
