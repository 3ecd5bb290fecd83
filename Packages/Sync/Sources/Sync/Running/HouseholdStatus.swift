/// What an app shows of a household: who this device is there, what waits, and what is asked.
public struct HouseholdStatus: Equatable, Sendable {
  /// Where this device sits; nil for no household.
  public var seat: HouseholdSeat?
  /// What is on this device alone.
  public var drafts: [SyncDraft]
  /// Where people are asked.
  public var conflicts: [EditConflict]
  /// How many edits of the household are known here.
  public var cursor: Int

  /// Makes a status; of no household unless given.
  public init(
    seat: HouseholdSeat? = nil, drafts: [SyncDraft] = [], conflicts: [EditConflict] = [],
    cursor: Int = 0
  ) {
    self.seat = seat
    self.drafts = drafts
    self.conflicts = conflicts
    self.cursor = cursor
  }

  /// Numbers of which any differs where the status does.
  public var version: [Int] {
    var hasher = Hasher()
    hasher.combine(seat)
    hasher.combine(drafts)
    for conflict in conflicts {
      hasher.combine(conflict.place)
      for side in conflict.sides { hasher.combine(side.id) }
    }
    return [cursor, drafts.count, hasher.finalize()]
  }
}
