#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where a person stands between never having had premium and having had it.
public enum EntitlementPhase: Hashable, Sendable {
  /// Never had premium.
  case none
  /// In the one trial, up to but not including a time.
  case trial(until: Date)
  /// Paid, up to but not including a time.
  case active(until: Date)
  /// A renewal's payment failed; open up to but not including a time while the store tries again.
  case grace(until: Date)
  /// Had premium until a time; what was made with it stays readable, removable and exportable.
  case lapsed(since: Date)

  /// True in the trial, while paid, and in the grace.
  public var isEntitled: Bool {
    switch self {
    case .trial, .active, .grace: true
    case .none, .lapsed: false
    }
  }

  /// True once premium is over.
  public var isLapsed: Bool {
    guard case .lapsed = self else { return false }
    return true
  }

  /// The stable id of the phase, without its date.
  public var id: String {
    switch self {
    case .none: "none"
    case .trial: "trial"
    case .active: "active"
    case .grace: "grace"
    case .lapsed: "lapsed"
    }
  }
}
