import DesignSystem

/// A row for the Settings screen, in the section with a title or in a new section.
public struct SettingsRowOffer: Sendable {
  /// The title of the section.
  public var section: String
  /// The row.
  public var row: ListRow

  /// Makes an offer.
  public init(section: String, row: ListRow) {
    self.section = section
    self.row = row
  }
}
