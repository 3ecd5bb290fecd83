import DesignSystem
import ScreenParts

extension CopyTable {
  /// The English words of this package's screens.
  public static let sharingScreensEnglish = CopyTable(
    language: "en", parts: [sharingEnglish, mergingEnglish])
}

extension Copy {
  /// All English words that these screens need.
  public static let sharingScreensEnglish = Copy([.sharingScreensEnglish, .sharedEnglish])
}
