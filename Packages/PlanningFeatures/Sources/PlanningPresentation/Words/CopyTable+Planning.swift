import AssistantScreens
import DesignSystem
import ScreenParts
import SharingScreens

extension CopyTable {
  /// The English of these screens.
  public static let planningEnglish = CopyTable(
    language: "en",
    parts: [
      shoppingEnglish, choosingEnglish, pantryEnglish, aislesEnglish, groceryListEnglish,
      groceryListsEnglish, groceryChangesEnglish, cartEnglish, plannerEnglish,
      plannerChangesEnglish, weekEnglish, plannerSheetsEnglish, weekShareEnglish, pickerEnglish,
      obstaclesEnglish,
      servingEnglish, storesEnglish, connectionsEnglish, assistantEnglish, firstRunEnglish,
      mergedFieldsEnglish, assistantScreensEnglish.entries,
      sharingScreensEnglish.entries,
    ])
}

extension Copy {
  /// All English words that these screens need.
  public static let planningEnglish = Copy([.planningEnglish, .sharedEnglish])
}
