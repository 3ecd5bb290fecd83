import AppWords
import MealWords

extension CopyTable {
  /// The English words of this package; it needs the words of `ScreenParts` too.
  public static let suggestionEnglish = CopyTable(
    language: "en", parts: [reasonEnglish, traitEnglish, explanationEnglish, nutritionEnglish])
}

extension Copy {
  /// The English of reasons and explanations, complete for an app without screens.
  public static let suggestionEnglish = Copy([.suggestionEnglish, .sharedEnglish])
}
