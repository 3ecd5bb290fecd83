/// How large a terminal window is, in characters.
public struct WindowSize: Hashable, Sendable {
  /// How wide.
  public var columns: Int
  /// How high.
  public var rows: Int

  /// Makes a size; what is not positive is taken as 80 × 24.
  public init(columns: Int, rows: Int) {
    self.columns = columns > 0 ? columns : 80
    self.rows = rows > 0 ? rows : 24
  }
}
