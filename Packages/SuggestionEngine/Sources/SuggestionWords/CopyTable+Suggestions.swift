import AppWords
import MealWords

extension CopyTable {
  /// The English words of this package; it needs the words of `ScreenParts` too.
  public static let suggestionEnglish = CopyTable(
    language: "en", parts: [reasonEnglish, traitEnglish, explanationEnglish, nutritionEnglish])
}
