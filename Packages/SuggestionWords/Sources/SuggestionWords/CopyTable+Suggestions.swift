import DesignSystem
import ScreenParts

extension CopyTable {
  /// The English of what this package says; it needs the words of `ScreenParts` too.
  public static let suggestionEnglish = CopyTable(
    language: "en", parts: [reasonEnglish, traitEnglish, explanationEnglish, nutritionEnglish])
}
