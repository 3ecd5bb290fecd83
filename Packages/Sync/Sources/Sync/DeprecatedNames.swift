#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal

/// The former name of ``HouseholdMembership``.
@available(*, deprecated, renamed: "HouseholdMembership")
public typealias HouseholdSeat = HouseholdMembership

/// The former name of ``PendingEdit``.
@available(*, deprecated, renamed: "PendingEdit")
public typealias SyncDraft = PendingEdit

extension HouseholdLedger {
  /// The former name of `membership`.
  @available(*, deprecated, renamed: "membership")
  public var seat: HouseholdMembership? {
    membership
  }
}

extension HouseholdStatus {
  /// The former name of `membership`.
  @available(*, deprecated, renamed: "membership")
  public var seat: HouseholdMembership? {
    get { membership }
    set { membership = newValue }
  }

  /// The former name of `pendingEdits`.
  @available(*, deprecated, renamed: "pendingEdits")
  public var drafts: [PendingEdit] {
    get { pendingEdits }
    set { pendingEdits = newValue }
  }
}

extension HouseholdSync {
  /// The former name of `pendingEdits(…)`.
  @available(*, deprecated, renamed: "pendingEdits")
  public func drafts() async throws(JournalError) -> [PendingEdit] {
    try await pendingEdits()
  }

  /// The former name of `synchronize(…)`.
  @available(*, deprecated, renamed: "synchronize")
  public func meet(
    over exchange: EditExchange, of household: String? = nil, at now: @Sendable () -> Date
  ) async throws -> SyncOutcome {
    try await synchronize(over: exchange, of: household, at: now)
  }
}
