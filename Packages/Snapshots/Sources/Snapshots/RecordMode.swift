/// The mode that decides which reference files a run may write.
///
/// In every mode, a test that writes a file fails.
public enum RecordMode: String, CaseIterable, Sendable {
  /// Writes nothing; this is the default, and the mode for continuous integration.
  case never
  /// Writes the references that do not exist yet.
  case missing
  /// Writes the references that do not exist yet or that differ.
  case failed
  /// Writes every reference again.
  case all

  /// The environment variable that chooses the mode.
  public static let variable = "SNAPSHOT_RECORD"

  /// Reads a mode from the environment; an absent or empty word means `never`.
  public init(word: String?) throws(SnapshotError) {
    guard let word, !word.isEmpty else {
      self = .never
      return
    }
    guard let mode = RecordMode(rawValue: word) else { throw .unknownMode(word) }
    self = mode
  }
}
