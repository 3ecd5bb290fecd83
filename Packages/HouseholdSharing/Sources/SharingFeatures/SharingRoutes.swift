import AppShell

/// The routes of sharing with a household.
public enum SharingRoutes {
  /// The page of the members, on which a user joins and leaves.
  public static let sharing = RouteForm("sharing")
  /// The sheet of conflicts.
  public static let merge = RouteForm("merge")
  /// The sheet that founds or joins a household.
  public static let entry = RouteForm("sharing-entry")
  /// The alert that asks before a household is left.
  public static let leave = RouteForm("leave-household")
}
