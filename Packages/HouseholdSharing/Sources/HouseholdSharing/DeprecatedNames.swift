import Sync

/// The former name of ``BackgroundSync``.
@available(*, deprecated, renamed: "BackgroundSync")
public typealias BackgroundMeetings = BackgroundSync

/// The former name of ``HouseholdError``.
@available(*, deprecated, renamed: "HouseholdError")
public typealias HouseholdTrouble = HouseholdError

extension Households {
  /// The former name of `membership(…)`.
  @available(*, deprecated, renamed: "membership")
  public func seat() async throws(HouseholdError) -> HouseholdMembership? {
    try await membership()
  }

  /// The former name of `synchronize(…)`.
  @available(*, deprecated, renamed: "synchronize")
  public func meet(
    isConnected: Bool = true, isNetworkAllowed: Bool = true
  ) async throws(HouseholdError) -> SyncOutcome {
    try await synchronize(isConnected: isConnected, isNetworkAllowed: isNetworkAllowed)
  }
}

extension BackgroundSync {
  /// The former name of `synchronize(…)`.
  @available(*, deprecated, renamed: "synchronize")
  public func meet() async {
    await synchronize()
  }
}
