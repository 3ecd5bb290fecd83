import MealModels

/// When a dinner that was cooked for twice the people may be eaten again as a lunch.
enum LeftoverRules {
  /// Minutes for heating them through, to 74 °C (165 °F) by the source of ``LeftoverKeeping``.
  static let minutes = 5

  /// The days from a dinner to a later lunch at which what is left of it may be eaten; nil where it
  /// may not, however well the dish keeps.
  static func days(from dinner: PlanSlot, to lunch: PlanSlot) -> Int? {
    let days = lunch.day - dinner.day
    return dinner.slot == .dinner && lunch.slot == .lunch
      && (1...LeftoverKeeping.days).contains(days)
      ? days : nil
  }
}
