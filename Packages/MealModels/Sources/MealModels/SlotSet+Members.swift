extension SlotSet {
  /// The first meal of the day.
  public static let breakfast = SlotSet(rawValue: 1 << 0)
  /// The midday meal.
  public static let lunch = SlotSet(rawValue: 1 << 1)
  /// The evening meal.
  public static let dinner = SlotSet(rawValue: 1 << 2)
  /// A small dish between meals.
  public static let snack = SlotSet(rawValue: 1 << 3)
}

extension SlotSet: CustomStringConvertible {
  /// The names of the slots, such as "lunch, dinner"; "none" for the empty set.
  public var description: String { slots.map(\.rawValue).commaList }
}
