import MealModels

/// The rules for a lunch of leftovers from a dinner that was cooked for twice the people.
enum LeftoverRules {
  /// The minutes to heat leftovers to 74 °C (165 °F), as the source of ``LeftoverKeeping``
  /// requires.
  static let minutes = 5

  /// The days from a dinner to a lunch of its leftovers; nil if that lunch may not be leftovers of
  /// any dish.
  static func days(from dinner: PlanSlot, to lunch: PlanSlot) -> Int? {
    let days = lunch.day - dinner.day
    return dinner.slot == .dinner && lunch.slot == .lunch
      && (1...LeftoverKeeping.days).contains(days)
      ? days : nil
  }
}
