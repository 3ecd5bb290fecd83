/// What somebody wants beside a dish in place of what it usually comes with.
public enum SideChoice: Hashable, Sendable {
  /// One of the side dishes that may stand there.
  case side(MealID)
  /// Nothing.
  case nothing
}
