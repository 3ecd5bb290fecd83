import MealModels

/// When a dinner that was cooked for twice the people may be eaten again as a lunch.
enum LeftoverRules {
  /// After how many days leftovers are eaten at the latest.
  ///
  /// "Leftovers can be kept in the refrigerator for 3 to 4 days": USDA Food Safety and Inspection Service,
  /// Leftovers and Food Safety (fsis.usda.gov, Food Safety Basics). Each dish may keep for less, see
  /// `MealSummary.daysItKeeps`.
  static let mostDays = 3

  /// Minutes for heating them through, to 74 °C (165 °F) by the same source.
  static let minutes = 5

  /// The days from a dinner to a later lunch at which what is left of it may be eaten; nil where it may
  /// not, however well the dish keeps.
  static func days(from dinner: PlanSlot, to lunch: PlanSlot) -> Int? {
    let days = lunch.day - dinner.day
    return dinner.slot == .dinner && lunch.slot == .lunch && (1...mostDays).contains(days)
      ? days : nil
  }
}
