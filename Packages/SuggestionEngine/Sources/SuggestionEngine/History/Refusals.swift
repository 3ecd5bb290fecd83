#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How many meals were refused in a row, each within three hours of the one before.
struct Refusals: Hashable, Sendable {
  /// After how many in a row somebody takes whatever comes.
  static let patience = 3

  private var number = 0
  private var last = Date.distantPast

  /// How many there are at a moment.
  func count(at date: Date) -> Int {
    abs(date.timeIntervalSince(last)) < TakenMeals.pause ? number : 0
  }

  /// Takes in one more.
  mutating func refuse(at date: Date) {
    number = count(at: date) + 1
    last = date
  }

  /// Takes in that a meal was taken.
  mutating func end() { number = 0 }
}
