import AssistantScreens
import DesignSystem
import ScreenParts
import SharingScreens

extension CopyTable {
  /// The English of these screens.
  public static let planningEnglish = CopyTable(
    language: "en",
    parts: [
      shoppingEnglish, groceryListEnglish, groceryListsEnglish, groceryChangesEnglish, cartEnglish,
      plannerEnglish,
      plannerChangesEnglish, pickerEnglish, servingEnglish, storesEnglish, connectionsEnglish,
      assistantEnglish, mergedFieldsEnglish, assistantScreensEnglish.entries,
      sharingScreensEnglish.entries,
    ])
}

extension Copy {
  /// All English words that these screens need.
  public static let planningEnglish = Copy([.planningEnglish, .sharedEnglish])
}
