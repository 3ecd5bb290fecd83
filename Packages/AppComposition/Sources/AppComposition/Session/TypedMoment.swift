import AppShell
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AppEnvironment {
  /// The moment of a typed local time, in this machine's time zone at that time.
  public func moment(typed text: String) -> LocalMoment? {
    guard let guess = LocalMoment(text) else { return nil }
    let near = secondsFromGMT(guess.date - Double(secondsFromGMT(guess.date)))
    return LocalMoment(text, secondsFromGMT: near)
  }

  /// A local time to the minute: "2026-05-12 18:30".
  public func wallText(of date: Date) -> String {
    moment(at: date).text.replacing("T", with: " ")
  }

  /// The current moment in the eater's local time.
  public var moment: LocalMoment { moment(at: now()) }

  /// The moment of a date, in this machine's time zone at that time.
  public func moment(at date: Date) -> LocalMoment {
    LocalMoment(date: date, secondsFromGMT: secondsFromGMT(date))
  }
}
