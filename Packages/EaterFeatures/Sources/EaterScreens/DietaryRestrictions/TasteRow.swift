import DesignSystem
import ScreenParts

/// The row that leads to the quiz about the eater's taste, on any screen.
public enum TasteRow {
  /// The row, with the id of its place.
  public static func row(_ id: ElementID, _ copy: Copy) -> ListRow {
    ListRow(
      id, icon: .heart, copy("taste.title"), accessory: .disclosure,
      action: SettingsAction.opening(.taste))
  }
}
