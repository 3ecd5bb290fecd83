/// The size of a terminal window, in characters.
public struct WindowSize: Hashable, Sendable {
  /// The number of columns.
  public var columns: Int
  /// The number of rows.
  public var rows: Int

  /// Makes a size; a number that is not positive becomes 80 columns or 24 rows.
  public init(columns: Int, rows: Int) {
    self.columns = columns > 0 ? columns : 80
    self.rows = rows > 0 ? rows : 24
  }
}
