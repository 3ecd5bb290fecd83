#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An instant with the eater's local time.
public struct LocalMoment: Hashable, Sendable {
  /// The instant.
  public let date: Date

  /// How far the local clock is ahead of UTC, in seconds.
  public let secondsFromGMT: Int

  /// Makes a moment.
  public init(date: Date, secondsFromGMT: Int = 0) {
    self.date = date
    self.secondsFromGMT = secondsFromGMT
  }

  /// Reads a local time such as "2026-05-12T18:30" or "2026-05-12"; nil for any other text.
  ///
  /// A date alone means noon. Days and months that do not exist are refused.
  public init?(_ text: String, secondsFromGMT: Int = 0) {
    let full = text.utf8.count == 10 ? text + "T12:00:00" : text + ":00"
    guard [10, 16].contains(text.utf8.count),
      let local = try? Date("\(full)Z", strategy: .iso8601),
      local.formatted(.iso8601) == "\(full)Z"
    else { return nil }
    self.init(date: local - Double(secondsFromGMT), secondsFromGMT: secondsFromGMT)
  }

  /// Hour of the day on the local clock, 0 to 23.
  public var hour: Int { Int(bounded: Self.remainder(localSeconds, 86_400) / 3600) }

  /// Days since 1 January 1970 on the local calendar.
  public var dayNumber: Int { Int(bounded: (localSeconds / 86_400).rounded(.down)) }

  /// The part of the day.
  public var slot: MealSlot { MealSlot(hour: hour) }

  /// The local time to the minute: "2026-05-12T18:30".
  public var text: String {
    String((date + Double(secondsFromGMT)).formatted(.iso8601).prefix(16))
  }

  private var localSeconds: Double { date.timeIntervalSince1970 + Double(secondsFromGMT) }

  private static func remainder(_ value: Double, _ divisor: Double) -> Double {
    value - (value / divisor).rounded(.down) * divisor
  }
}
