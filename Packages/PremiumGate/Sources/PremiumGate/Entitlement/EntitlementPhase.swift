#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The phase of a person's subscription.
public enum EntitlementPhase: Hashable, Sendable {
  /// Never had premium.
  case none
  /// In the one trial, up to but not including a time.
  case trial(until: Date)
  /// Paid, up to but not including a time.
  case active(until: Date)
  /// A renewal's payment failed; open up to but not including a time while the store tries again.
  case grace(until: Date)
  /// Had premium until a time; the data made with it stays readable, removable and exportable.
  case lapsed(since: Date)

  /// True in the trial, in a paid period, and in the grace.
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
