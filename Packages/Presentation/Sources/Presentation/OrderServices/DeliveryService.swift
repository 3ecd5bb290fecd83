import DesignSystem

/// A service that delivers meals (G-06).
public enum DeliveryService: String, CaseIterable, Hashable, Sendable {
  /// Uber Eats.
  case uberEats = "uber-eats"
  /// DoorDash.
  case doorDash = "door-dash"

  /// The key of its name.
  public var copyKey: CopyKey { CopyKey("service.\(rawValue)") }
}
