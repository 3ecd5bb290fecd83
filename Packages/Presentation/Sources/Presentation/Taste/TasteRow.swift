import DesignSystem
import ScreenParts

/// The row that leads to the quiz, wherever it stands.
enum TasteRow {
  static func row(_ id: ElementID, _ copy: Copy) -> ListRow {
    ListRow(
      id, icon: .heart, copy("taste.title"), accessory: .disclosure,
      action: SettingsAction.opening(.taste))
  }
}
