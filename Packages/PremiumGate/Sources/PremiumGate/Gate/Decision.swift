/// The gate's answer: the only thing that a screen learns about a person's plan.
public enum Decision: Hashable, Sendable {
  /// Go ahead.
  case allowed
  /// Show what is there, offer to remove and export it, and no way to add or change.
  case readOnly
  /// Not now; the trigger names the sentence to say.
  case needsPremium(Trigger)

  /// True when the usage may go ahead in full.
  public var isAllowed: Bool { self == .allowed }

  /// True when what is stored may be shown.
  public var isReadable: Bool { self == .allowed || self == .readOnly }

  /// What asked for premium, or nil when nothing needs it.
  public var trigger: Trigger? {
    guard case .needsPremium(let trigger) = self else { return nil }
    return trigger
  }
}
