import DesignSystem

extension CopyTable {
  /// The English words of this package's screens.
  public static let sharingScreensEnglish = CopyTable(
    language: "en", parts: [sharingEnglish, mergingEnglish])
}
