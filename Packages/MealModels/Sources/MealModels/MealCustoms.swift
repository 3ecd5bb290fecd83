/// The customs of a dish: its role at the table, its accompaniments, and how well people know it in
/// each region.
public struct MealCustoms: Hashable, Sendable {
  /// The role at the table; nil if unknown.
  public var role: DishRole?

  /// The accompaniments; each is chosen separately.
  public var accompaniments: [Accompaniment]

  /// How well people know and like the dish.
  public var familiarity: Familiarity

  /// Why a light dish is a whole meal, such as "a light supper in Greece"; nil for any other dish.
  public var note: String?

  /// Makes customs; by default, all of them are unknown.
  public init(
    role: DishRole? = nil, accompaniments: [Accompaniment] = [],
    familiarity: Familiarity = Familiarity(), note: String? = nil
  ) {
    self.role = role
    self.accompaniments = accompaniments
    self.familiarity = familiarity
    self.note = note
  }

  /// The customs of a dish with some slots and traits; if the role is not stated, it is derived.
  func completed(slots: SlotSet, traits: MealTraits) -> MealCustoms {
    guard role == nil else { return self }
    var completed = self
    completed.role = DishRole(
      slots: slots, traits: traits, hasAccompaniments: !accompaniments.isEmpty)
    return completed
  }
}
