/// What was not as it should be when the file was read.
public struct RecoveryReport: Equatable, Sendable {
  /// How many records are readable.
  public var kept = 0
  /// The bytes at the end of the file that were never acknowledged, and so were dropped, with the
  /// padding that they may begin with.
  public var tornTail: Range<Int>?
  /// How many of those bytes are not padding.
  public var droppedBytes = 0
  /// How many whole records of an unfinished batch are in those bytes.
  public var droppedRecords = 0
  /// The bytes of each line that cannot be read, in file order, the first line included.
  public var damaged: [Range<Int>] = []
  /// The file that the damaged journal was copied to, once something was written.
  public var setAside: String?

  /// Makes a report of a file without fault.
  public init() {}

  /// Nothing was dropped and nothing is damaged.
  public var isClean: Bool { tornTail == nil && damaged.isEmpty }

  /// The same report with another count of readable records.
  func keeping(_ count: Int) -> RecoveryReport {
    var report = self
    report.kept = count
    return report
  }
}
