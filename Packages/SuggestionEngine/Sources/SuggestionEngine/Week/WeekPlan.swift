import MealModels

/// Several meals planned at once.
public struct WeekPlan: Hashable, Sendable {
  /// One planned meal.
  public struct Entry: Hashable, Sendable {
    /// When it is for.
    public var slot: WeekSlot
    /// The meal with why it was chosen; a locked meal has no reasons.
    public var suggestion: Suggestion
    /// Whether the eater settled it.
    public var isLocked: Bool

    /// Makes an entry.
    public init(slot: WeekSlot, suggestion: Suggestion, isLocked: Bool = false) {
      self.slot = slot
      self.suggestion = suggestion
      self.isLocked = isLocked
    }
  }

  /// The planned meals in the order of the week; empty only at a dead end.
  public var entries: [Entry]

  /// The slots for which only a repeat was left.
  public var repeatedSlots: [WeekSlot]

  /// The quotas that the plan does not keep, because of locked meals or because too little fits.
  public var missedQuotas: [Quota] = []

  /// Why there is no meal at all; nil whenever there is one.
  public var deadEnd: DeadEnd?

  /// Makes a plan.
  public init(entries: [Entry] = [], repeatedSlots: [WeekSlot] = [], deadEnd: DeadEnd? = nil) {
    self.entries = entries
    self.repeatedSlots = repeatedSlots
    self.deadEnd = deadEnd
  }

  /// The meal of each slot.
  public var meals: [WeekSlot: MealID] {
    Dictionary(
      entries.map { ($0.slot, $0.suggestion.meal) }, uniquingKeysWith: { first, _ in first })
  }
}
