import DesignSystem

/// Every action that the screens of this package can carry.
public enum SharingScreenAction {
  /// They are in the order of the screens.
  public static let all: [any ActionDeclaration] = MergeAction.all + SharingAction.all
}
