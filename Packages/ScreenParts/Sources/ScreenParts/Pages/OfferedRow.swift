import DesignSystem

/// A row that another feature puts into Settings.
public struct OfferedRow: Equatable, Sendable {
  /// The title of its section, as spoken; the row joins the section of that title, or a new one.
  public var section: String
  /// The row.
  public var row: ListRow

  /// Makes an offered row.
  public init(section: String, row: ListRow) {
    self.section = section
    self.row = row
  }
}
