/// The faults that were found when the file was read.
public struct RecoveryReport: Equatable, Sendable {
  /// The number of readable records.
  public var kept = 0
  /// The range of an unfinished write at the end of the file, which was skipped; it may begin with
  /// padding.
  ///
  /// A file whose end was cut off looks the same.
  public var tornTail: Range<Int>?
  /// The number of these bytes that are not padding.
  public var droppedBytes = 0
  /// The number of complete records in these bytes, which belong to an unfinished batch.
  public var droppedRecords = 0
  /// The byte ranges of the first thousand unreadable lines, in file order, including the first
  /// line.
  public var damaged: [Range<Int>] = []
  /// The number of lines that cannot be read.
  public var damagedLines = 0
  /// The number of missing records, by their sequences, minus the number of unreadable lines.
  public var missingLines = 0
  /// The number of lines that are out of order or duplicated; they were sorted, and each is used
  /// once.
  public var misplaced = 0
  /// The number of lines without their line feed, which were nevertheless read completely.
  public var unended = 0
  /// The number of damaged or missing lines in the current file; 0 after a write repaired it.
  public var unresolved = 0
  /// The name of the copy of the damaged journal, after the next write.
  public var setAside: String?

  /// Makes a report without faults.
  public init() {}

  /// Whether no line was dropped or damaged.
  public var isClean: Bool { tornTail == nil && !isDamaged }

  /// Whether the file differs from what was written, even if no record was lost.
  public var isDamaged: Bool { damagedLines + missingLines + misplaced + unended > 0 }

  /// The report with another number of readable records.
  func keeping(_ count: Int) -> RecoveryReport {
    var report = self
    report.kept = count
    return report
  }

  /// The report after the file was repaired.
  var resolved: RecoveryReport {
    var report = self
    report.unresolved = 0
    return report
  }
}
