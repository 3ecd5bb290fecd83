/// The result of one comparison with its files; `message` describes it for a developer.
public struct SnapshotReport: Equatable, Sendable {
  /// The name of the compared snapshot.
  public let name: SnapshotName
  /// The outcome of the comparison.
  public let outcome: SnapshotOutcome
  /// The path of the reference file.
  public let reference: String
  /// The path of the copy of the failing text, if one was kept.
  public let artifact: String?

  /// Makes a report.
  public init(
    name: SnapshotName, outcome: SnapshotOutcome, reference: String, artifact: String? = nil
  ) {
    self.name = name
    self.outcome = outcome
    self.reference = reference
    self.artifact = artifact
  }

  /// The message about a failure; `nil` for a match.
  public var message: String? {
    switch outcome {
    case .matched:
      nil
    case .missing:
      lines("has no reference.", diff: nil, advice: "To record it, \(run(.missing))")
    case .different(let diff):
      lines("differs.", diff: diff, advice: "To accept it, \(run(.failed))")
    case .recorded(.new):
      lines("was recorded for the first time.", diff: nil, advice: again)
    case .recorded(.unchanged):
      lines("was recorded again, unchanged.", diff: nil, advice: again)
    case .recorded(.replaced(let diff)):
      lines("was recorded again, with changes.", diff: diff, advice: again)
    }
  }

  private var again: String {
    "A run that records fails. Read the file, then run again in the mode 'never', "
      + "in tests without \(RecordMode.variable)."
  }

  private func run(_ mode: RecordMode) -> String {
    "run in the mode '\(mode.rawValue)', in tests with: "
      + "\(RecordMode.variable)=\(mode.rawValue) swift test --filter \(name.suite)"
  }

  private func lines(_ what: String, diff: LineDiff?, advice: String) -> String {
    var lines = ["Snapshot \(name.path) \(what)", "  reference: \(reference)"]
    if let artifact { lines.append("  actual:    \(artifact)") }
    if let diff { lines.append(diff.text()) }
    return (lines + [advice]).joined(separator: "\n")
  }
}
