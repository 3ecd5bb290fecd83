import DesignSystem
import ScreenParts

extension CopyTable {
  /// The English words of this package's screens.
  public static let eaterScreensEnglish = CopyTable(
    language: "en", parts: [dietsEnglish, householdEnglish, limitDisputesEnglish])
}

extension Copy {
  /// All English words that these screens need.
  public static let eaterScreensEnglish = Copy([.eaterScreensEnglish, .sharedEnglish])
}
