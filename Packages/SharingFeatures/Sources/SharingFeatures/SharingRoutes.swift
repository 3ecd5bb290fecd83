import AppShell

/// The routes of sharing with a household.
public enum SharingRoutes {
  /// Who shares the record, and the ways in and out.
  public static let sharing = RouteForm("sharing")
  /// What was changed in two places.
  public static let merge = RouteForm("merge")
  /// Founding or joining a household.
  public static let entry = RouteForm("sharing-entry")
  /// The question before a household is left.
  public static let leave = RouteForm("leave-household")
}
