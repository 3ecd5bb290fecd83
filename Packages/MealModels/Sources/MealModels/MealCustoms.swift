/// How a dish is eaten: what it is at the table, what goes with it, and where people know it.
public struct MealCustoms: Hashable, Sendable {
  /// What it is at the table; nil when nobody can tell.
  public var role: DishRole?

  /// What goes with it, each apart.
  public var accompaniments: [Accompaniment]

  /// How well people know and like it.
  public var familiarity: Familiarity

  /// Why it is a whole meal though it is light, such as "a light supper in Greece"; nil for any that
  /// is not.
  public var note: String?

  /// Makes customs; by default nothing is known.
  public init(
    role: DishRole? = nil, accompaniments: [Accompaniment] = [],
    familiarity: Familiarity = Familiarity(), note: String? = nil
  ) {
    self.role = role
    self.accompaniments = accompaniments
    self.familiarity = familiarity
    self.note = note
  }

  /// The customs of a dish with these slots and traits: a role that nobody gave is derived.
  func completed(slots: SlotSet, traits: MealTraits) -> MealCustoms {
    guard role == nil else { return self }
    var completed = self
    completed.role = DishRole(
      slots: slots, traits: traits, hasAccompaniments: !accompaniments.isEmpty)
    return completed
  }
}
