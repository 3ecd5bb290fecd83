/// The eater's choice in place of the usual side of a dish.
public enum SideChoice: Hashable, Sendable {
  /// One of the side dishes of the accompaniment.
  case side(MealID)
  /// No side dish.
  case nothing
}
