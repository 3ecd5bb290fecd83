/// The outcome of comparing a text with its reference.
public enum SnapshotOutcome: Equatable, Sendable {
  /// The text equals the reference, and no file is to be written.
  case matched
  /// There is no reference, and the mode does not allow writing one.
  case missing
  /// The text differs, and the mode does not allow replacing the reference.
  case different(LineDiff)
  /// The reference is to be written, which is a failure too.
  case recorded(Recording)

  /// How a written reference relates to the previous one.
  public enum Recording: Equatable, Sendable {
    /// There was no reference.
    case new
    /// The text is the same.
    case unchanged
    /// The text differs.
    case replaced(LineDiff)
  }

  /// Compares a text with its reference, `nil` if there is none, without touching a file.
  ///
  /// Texts are compared byte by byte, so composed and decomposed letters differ. A line break at
  /// the end of the last line is ignored.
  public static func verify(
    _ actual: String, against reference: String?, mode: RecordMode
  ) -> SnapshotOutcome {
    guard let reference else {
      return mode == .never ? .missing : .recorded(.new)
    }
    let diff = LineDiff(from: reference, to: actual)
    guard diff.hasChanges else {
      return mode == .all ? .recorded(.unchanged) : .matched
    }
    switch mode {
    case .never, .missing: return .different(diff)
    case .failed, .all: return .recorded(.replaced(diff))
    }
  }

  /// Whether the test may pass: only if the text matched and no file is written.
  public var passes: Bool { self == .matched }

  /// The difference between the text and an existing reference, replaced or not; `nil` if there is
  /// no difference.
  public var diff: LineDiff? {
    switch self {
    case .different(let diff), .recorded(.replaced(let diff)): diff
    case .matched, .missing, .recorded(.new), .recorded(.unchanged): nil
    }
  }
}
