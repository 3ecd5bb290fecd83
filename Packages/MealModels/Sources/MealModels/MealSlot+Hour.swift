extension MealSlot {
  /// The time at which a meal of this slot is on the table, in minutes after midnight: 8:00, 12:30,
  /// 16:00 and 18:30.
  public var minuteOfDay: Int {
    switch self {
    case .breakfast: 8 * 60
    case .lunch: 12 * 60 + 30
    case .snack: 16 * 60
    case .dinner: 18 * 60 + 30
    }
  }
}
