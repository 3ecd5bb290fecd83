import DesignSystem
import ScreenParts

extension CopyTable {
  /// The English of these screens.
  public static let planningEnglish = CopyTable(
    language: "en",
    parts: [
      shoppingEnglish, groceryListEnglish, groceryChangesEnglish, cartEnglish, plannerEnglish,
      plannerChangesEnglish, pickerEnglish, servingEnglish, storesEnglish, connectionsEnglish,
      assistantEnglish, mergingEnglish, mergedFieldsEnglish, sharingEnglish,
    ])
}
