import Snapshots

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The settings that expectations follow: the environment's, unless a test of ours says else.
enum CurrentSettings {
  @TaskLocal static var chosen: SnapshotSettings?

  static func read() throws(SnapshotError) -> SnapshotSettings {
    if let chosen { return chosen }
    return try SnapshotSettings(environment: ProcessInfo.processInfo.environment)
  }
}
