/// The gate's answer: all that a screen learns about a person's subscription.
public enum Decision: Hashable, Sendable {
  /// The usage is allowed.
  case allowed
  /// The existing data may be shown, removed and exported, but not changed or added to.
  case readOnly
  /// The usage needs premium; the trigger names the sentence of the prompt.
  case needsPremium(Trigger)

  /// Whether the usage is fully allowed.
  public var isAllowed: Bool { self == .allowed }

  /// Whether the stored data may be shown.
  public var isReadable: Bool { self == .allowed || self == .readOnly }

  /// The trigger of the prompt; nil if premium is not needed.
  public var trigger: Trigger? {
    guard case .needsPremium(let trigger) = self else { return nil }
    return trigger
  }
}
