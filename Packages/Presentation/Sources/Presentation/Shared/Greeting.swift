import DesignSystem
import MealModels

/// The part of the day that Home greets with (G-01).
public enum Greeting: String, CaseIterable, Hashable, Sendable {
  /// 04:00 to 10:59.
  case morning
  /// 11:00 to 15:59.
  case afternoon
  /// 16:00 to 03:59.
  case evening

  /// The greeting at an hour of the local day, 0 to 23.
  public init(hour: Int) {
    switch hour {
    case 4..<11: self = .morning
    case 11..<16: self = .afternoon
    default: self = .evening
    }
  }

  /// The symbol next to the words; in the evening the moon in dark mode (C-S01).
  public func icon(in scheme: InterfaceStyle) -> IconRole {
    switch self {
    case .morning: .morning
    case .afternoon: .afternoon
    case .evening: scheme == .dark ? .night : .evening
    }
  }

  /// The key of the words.
  public var copyKey: CopyKey { CopyKey("home.greeting.\(rawValue)") }
}
