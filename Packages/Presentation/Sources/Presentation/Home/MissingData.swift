/// What became of data that was known, and is not in the data folder any more.
public enum MissingData: String, CaseIterable, Hashable, Sendable {
  /// The folder or its file is gone.
  case gone
  /// Other data, or an older copy, is in its place.
  case replaced
  /// It is gone since before the app was opened, and other files in its folder say so.
  case left
}
