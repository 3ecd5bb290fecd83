import AppShell
import LiveEnvironment
import MealModels
import PrintedText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The local time at which a program is told to begin, to try out another day than today.
struct StartingClock {
  /// The environment variable, such as `MEALADVISOR_CLOCK`.
  private let name: String
  /// What it says; nil where it is not set.
  private let text: String?

  init(of brand: Brand, _ variables: [String: String]) {
    let name = brand.id.uppercased().map { $0 == "-" ? "_" : String($0) }.joined() + "_CLOCK"
    (self.name, text) = (name, variables[name])
  }

  /// What is wrong with it, and what would be right; nil where nothing is.
  var refusal: String? {
    guard let text, moment == nil else { return nil }
    return "\(name) is a local time such as 2026-05-12T18:30, not \(PlainText.quoted(text))"
  }

  /// An environment whose clock begins there and goes on; the same where it is not set.
  func set(_ environment: AppEnvironment) -> AppEnvironment {
    moment.map { environment.beginning(at: $0.date) } ?? environment
  }

  /// The zone of the machine is that of the time itself, not of now.
  private var moment: LocalMoment? {
    guard let text, let guess = LocalMoment(text) else { return nil }
    let near = LocalClock.secondsFromGMT(
      at: guess.date - Double(LocalClock.secondsFromGMT(at: guess.date)))
    return LocalMoment(text, secondsFromGMT: near)
  }
}
