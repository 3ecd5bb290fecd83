/// The status of the household that an app shows: this device's membership, pending edits and open
/// conflicts.
public struct HouseholdStatus: Equatable, Sendable {
  /// This device's membership; nil if it is in no household.
  public var membership: HouseholdMembership?
  /// The pending edits.
  public var pendingEdits: [PendingEdit]
  /// The open conflicts.
  public var conflicts: [EditConflict]
  /// The number of the last edit that this device has read.
  public var cursor: Int

  /// Makes a status; by default that of a device without a household.
  public init(
    membership: HouseholdMembership? = nil, pendingEdits: [PendingEdit] = [],
    conflicts: [EditConflict] = [],
    cursor: Int = 0
  ) {
    self.membership = membership
    self.pendingEdits = pendingEdits
    self.conflicts = conflicts
    self.cursor = cursor
  }

  /// Numbers that change if the status changes.
  public var version: [Int] {
    var hasher = Hasher()
    hasher.combine(membership)
    hasher.combine(pendingEdits)
    for conflict in conflicts {
      hasher.combine(conflict.place)
      for side in conflict.sides { hasher.combine(side.id) }
    }
    return [cursor, pendingEdits.count, hasher.finalize()]
  }
}
