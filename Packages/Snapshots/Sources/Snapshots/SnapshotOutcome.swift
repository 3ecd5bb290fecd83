/// What comparing a text with its reference came to.
public enum SnapshotOutcome: Equatable, Sendable {
  /// The text is the reference, and nothing was to be written.
  case matched
  /// There is no reference, and the mode does not allow to write one.
  case missing
  /// The text differs, and the mode does not allow to replace the reference.
  case different(LineDiff)
  /// The reference is to be written, which is a failure too.
  case recorded(Recording)

  /// How a written reference relates to the one before it.
  public enum Recording: Equatable, Sendable {
    /// There was none.
    case new
    /// It says the same as before.
    case unchanged
    /// It says something else.
    case replaced(LineDiff)
  }

  /// Compares a text with its reference, `nil` where there is none, without touching a file.
  ///
  /// Texts are compared byte by byte, so composed and decomposed letters differ. A line break
  /// at the end of the last line does not count.
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

  /// Whether the test may pass: only where the text matched and nothing is written.
  public var passes: Bool { self == .matched }

  /// How the text differs from a reference that was there, replaced or not; `nil` where it does not.
  public var diff: LineDiff? {
    switch self {
    case .different(let diff), .recorded(.replaced(let diff)): diff
    case .matched, .missing, .recorded(.new), .recorded(.unchanged): nil
    }
  }
}
