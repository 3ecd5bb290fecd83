import AppShell
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AppEnvironment {
  /// Local time that somebody typed, in the zone of this machine at that time.
  func moment(typed text: String) -> LocalMoment? {
    guard let guess = LocalMoment(text) else { return nil }
    let near = secondsFromGMT(guess.date - Double(secondsFromGMT(guess.date)))
    return LocalMoment(text, secondsFromGMT: near)
  }

  /// The time on the eater's wall.
  var moment: LocalMoment {
    let date = now()
    return LocalMoment(date: date, secondsFromGMT: secondsFromGMT(date))
  }
}
