import DesignSystem

/// All actions that the screens of this package can carry.
public enum SharingScreenAction {
  /// All actions, in the order of the screens.
  public static let all: [any ActionDeclaration] = MergeAction.all + SharingAction.all
}
