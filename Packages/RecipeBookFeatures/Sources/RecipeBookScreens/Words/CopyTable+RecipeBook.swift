import DesignSystem
import ScreenParts

extension CopyTable {
  /// The English of these screens.
  public static let recipeBookEnglish = CopyTable(
    language: "en",
    parts: [
      myRecipesEnglish, recipeEditorEnglish, recipeLineEnglish, recipeImportEnglish,
      recipeReviewEnglish, readingsEnglish, recipeDisputesEnglish,
    ])
}
