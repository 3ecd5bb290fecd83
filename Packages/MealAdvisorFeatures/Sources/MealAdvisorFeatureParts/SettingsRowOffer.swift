import DesignSystem

/// A row for the Settings screen, under the section with that title or in a new one.
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
