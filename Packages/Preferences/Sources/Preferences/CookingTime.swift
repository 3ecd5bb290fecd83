/// The limit on the cooking time.
public enum CookingTime: String, CaseIterable, Hashable, Sendable {
  /// At most 10 minutes.
  case tenMinutes = "10"
  /// At most 15 minutes.
  case fifteenMinutes = "15"
  /// At most 20 minutes.
  case twentyMinutes = "20"
  /// At most 30 minutes.
  case thirtyMinutes = "30"
  /// At most 45 minutes.
  case fortyFiveMinutes = "45"
  /// At most 60 minutes.
  case sixtyMinutes = "60"
  /// As long as it takes.
  case noLimit = "no-limit"

  /// The most minutes from start to table; nil for no limit.
  public var minutes: Int? { Int(rawValue) }
}
