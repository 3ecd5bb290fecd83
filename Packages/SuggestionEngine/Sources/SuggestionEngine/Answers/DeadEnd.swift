import MealModels

/// Why no meal at all can be suggested.
public enum DeadEnd: Hashable, Sendable {
  /// There are no meals to choose from.
  case emptyCatalog

  /// These limits together leave nothing; each one of them is needed for that.
  ///
  /// `withoutDislikes` is how many meals there would be if only the dislikes among them were lifted.
  case limits([LimitBreach], withoutDislikes: Int)
}
