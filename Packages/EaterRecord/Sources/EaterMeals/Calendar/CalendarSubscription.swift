/// The port to an address at which calendars of this machine follow the plan.
public struct CalendarSubscription: Sendable {
  /// Whether something can offer an address now.
  public var isPossible: @Sendable () -> Bool
  /// The address; nil if none was made yet.
  public var address: @Sendable () async -> String?
  /// Makes an address, in the place of an earlier one; nil if it cannot be stored.
  public var make: @Sendable () async -> String?

  /// Makes a port.
  public init(
    isPossible: @escaping @Sendable () -> Bool, address: @escaping @Sendable () async -> String?,
    make: @escaping @Sendable () async -> String?
  ) {
    (self.isPossible, self.address, self.make) = (isPossible, address, make)
  }
}
