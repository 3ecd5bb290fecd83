import DesignSystem
import ScreenParts

extension CopyTable {
  /// The English of these screens.
  public static let recipeBookEnglish = CopyTable(
    language: "en",
    parts: [
      recipesTabEnglish, myRecipesEnglish, recipeEditorEnglish, recipeLineEnglish,
      recipeImportEnglish, recipeFilesEnglish,
      recipeReviewEnglish, readingsEnglish, recipeDisputesEnglish, toSettleEnglish,
      recipeChoiceEnglish,
    ])
}

extension Copy {
  /// All English words that these screens need.
  public static let recipeBookEnglish = Copy([.recipeBookEnglish, .sharedEnglish])
}
