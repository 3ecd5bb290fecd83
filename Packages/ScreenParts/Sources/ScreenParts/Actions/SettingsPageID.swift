/// A page below Settings; an app adds its own pages.
public struct SettingsPageID: RawRepresentable, Hashable, Sendable {
  /// The path of its route.
  public let rawValue: String

  /// Names a page by the path of its route.
  public init(rawValue: String) { self.rawValue = rawValue }
}
