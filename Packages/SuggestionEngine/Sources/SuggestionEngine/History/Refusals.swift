#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The number of meals refused in a row, each within three hours of the previous one.
struct Refusals: Hashable, Sendable {
  /// The refusals in a row after which an eater is out of patience.
  static let patience = 3

  private var number = 0
  private var last = Date.distantPast

  /// The number of refusals in a row at a moment.
  func count(at date: Date) -> Int {
    abs(date.timeIntervalSince(last)) < TakenMeals.pause ? number : 0
  }

  /// Records one more refusal.
  mutating func refuse(at date: Date) {
    number = count(at: date) + 1
    last = date
  }

  /// Records that a meal was accepted, which ends the refusals.
  mutating func end() { number = 0 }
}
