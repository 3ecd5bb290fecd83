/// The reason why known data is missing from the data folder.
public enum MissingData: String, CaseIterable, Hashable, Sendable {
  /// The folder or its file was removed.
  case gone
  /// The folder contains other data or an older copy instead.
  case replaced
  /// The file was removed before the app was opened, as other files in its folder show.
  case left
}
