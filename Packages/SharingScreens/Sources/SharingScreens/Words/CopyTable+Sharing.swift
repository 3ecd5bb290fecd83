import DesignSystem

extension CopyTable {
  /// The English of the screens of this package.
  public static let sharingScreensEnglish = CopyTable(
    language: "en", parts: [sharingEnglish, mergingEnglish])
}
