import AccountScreens
import DesignSystem
import PlanningPresentation
import RecipeBookScreens
import ScreenParts
import SuggestionWords

extension CopyTable {
  /// Every text of the MealAdvisor screens in English; another language is another table.
  public static let english = CopyTable(
    language: "en",
    parts: [
      CopyTable.sharedEnglish.entries, CopyTable.suggestionEnglish.entries,
      CopyTable.accountScreensEnglish.entries, CopyTable.looksScreensEnglish.entries,
      CopyTable.recipeBookEnglish.entries,
      CopyTable.planningEnglish.entries,
    ] + screenEnglish)

  /// The words of the screens of this package alone.
  static let screenEnglish = [
    homeEnglish, recipeEnglish, favoritesEnglish, settingsEnglish, premiumEnglish, errorEnglish,
    legalEnglish, cookingEnglish, householdEnglish, opinionEnglish,
    nutritionLimitsEnglish, browsingEnglish, tasteEnglish, eaterDisputesEnglish,
  ]
}

extension Copy {
  /// The English words, written as in the United States.
  public static let english = Copy([.english])
}
