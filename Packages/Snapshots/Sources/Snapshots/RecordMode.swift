/// Which reference files a run may write; a run that writes one fails, whatever the mode.
public enum RecordMode: String, CaseIterable, Sendable {
  /// Writes nothing. The default, and the mode for continuous integration.
  case never
  /// Writes the references that do not exist yet.
  case missing
  /// Writes the references that do not exist or that differ.
  case failed
  /// Writes every reference again.
  case all

  /// The environment variable that chooses the mode.
  public static let variable = "SNAPSHOT_RECORD"

  /// Reads a mode as written in the environment; absent or empty means `never`.
  public init(word: String?) throws(SnapshotError) {
    guard let word, !word.isEmpty else {
      self = .never
      return
    }
    guard let mode = RecordMode(rawValue: word) else { throw .unknownMode(word) }
    self = mode
  }
}
