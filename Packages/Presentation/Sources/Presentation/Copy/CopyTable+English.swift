import AccountScreens
import DesignSystem
import EaterScreens
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
      CopyTable.eaterScreensEnglish.entries, CopyTable.recipeBookEnglish.entries,
      CopyTable.planningEnglish.entries,
    ] + screenEnglish)

  /// The words of only the screens in this package.
  static let screenEnglish = [
    homeEnglish, recipeEnglish, creditsEnglish, favoritesEnglish, settingsEnglish,
    settingsGroupsEnglish, premiumEnglish, errorEnglish,
    legalEnglish, cookingEnglish, opinionEnglish, noteEnglish,
    nutritionLimitsEnglish, browsingEnglish, tasteEnglish, eaterDisputesEnglish,
  ]
}

extension Copy {
  /// The English words, in American spelling.
  public static let english = Copy([.english])
}
