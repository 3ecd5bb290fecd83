import Snapshots

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The settings of expectations: those of the environment, unless a test overrides them.
enum CurrentSettings {
  @TaskLocal static var chosen: SnapshotSettings?

  static func read() throws(SnapshotError) -> SnapshotSettings {
    if let chosen { return chosen }
    return try SnapshotSettings(environment: ProcessInfo.processInfo.environment)
  }
}
