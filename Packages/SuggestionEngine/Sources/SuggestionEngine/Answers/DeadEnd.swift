import MealModels

/// Why no meal at all can be suggested.
public enum DeadEnd: Hashable, Sendable {
  /// There are no meals to choose from.
  case emptyCatalog

  /// These limits together leave no meal; without any one of them, the others leave some.
  ///
  /// `withoutDislikes` is the number of meals that would remain if only the dislikes among them
  /// were lifted.
  case limits([LimitBreach], withoutDislikes: Int)
}
