/// The settings for snapshots in the environment of a test run.
public struct SnapshotSettings: Equatable, Sendable {
  /// The mode that decides which references the run may write, from `SNAPSHOT_RECORD`.
  public var mode: RecordMode
  /// The folder for the actual text of each failure, from `SNAPSHOT_ARTIFACTS`.
  public var artifacts: String?

  /// The environment variable that names the artifacts folder.
  public static let artifactsVariable = "SNAPSHOT_ARTIFACTS"

  /// Makes the settings directly; by default no file is written.
  public init(mode: RecordMode = .never, artifacts: String? = nil) {
    self.mode = mode
    self.artifacts = artifacts
  }

  /// Reads the settings from environment variables; throws `unknownMode`.
  public init(environment: [String: String]) throws(SnapshotError) {
    mode = try RecordMode(word: environment[RecordMode.variable])
    let folder = environment[SnapshotSettings.artifactsVariable] ?? ""
    artifacts = folder.isEmpty ? nil : folder
  }
}
