import AppShell
import EaterParts

extension EaterClients {
  /// The feature that adds, renames and removes the people at the table, each with their limits.
  public var table: any Feature { TableFeature(self) }
}
