import DesignSystem

extension CopyTable {
  /// The English words of this package's screens.
  public static let eaterScreensEnglish = CopyTable(
    language: "en", parts: [dietsEnglish, householdEnglish, limitDisputesEnglish])
}
