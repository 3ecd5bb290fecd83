/// What was not as it should be when the file was read.
public struct RecoveryReport: Equatable, Sendable {
  /// How many records are readable.
  public var kept = 0
  /// The bytes at the end of the file that a write left which did not finish, and so were passed
  /// over, with the padding that they may begin with.
  ///
  /// A file whose end was cut off looks the same.
  public var tornTail: Range<Int>?
  /// How many of those bytes are not padding.
  public var droppedBytes = 0
  /// How many whole records of an unfinished batch are in those bytes.
  public var droppedRecords = 0
  /// The bytes of the first thousand lines that cannot be read, in file order, the first line
  /// included.
  public var damaged: [Range<Int>] = []
  /// How many lines cannot be read.
  public var damagedLines = 0
  /// How many records more are gone than lines that cannot be read: their sequences are missing.
  public var missingLines = 0
  /// How many lines are out of their order, which was put right, or there twice, and count once.
  public var misplaced = 0
  /// How many lines were read whole though the line feed after them is not there any more.
  public var unended = 0
  /// How many lines are damaged or missing in the file as it is; 0 once a write left it whole.
  public var unresolved = 0
  /// The file that the damaged journal was copied to, once something was written.
  public var setAside: String?

  /// Makes a report of a file without fault.
  public init() {}

  /// Nothing was dropped and nothing is damaged.
  public var isClean: Bool { tornTail == nil && !isDamaged }

  /// Something was not as it had been written, whether or not a record was lost by it.
  public var isDamaged: Bool { damagedLines + missingLines + misplaced + unended > 0 }

  /// The same report with another count of readable records.
  func keeping(_ count: Int) -> RecoveryReport {
    var report = self
    report.kept = count
    return report
  }

  /// The same report of a file that was put right since.
  var resolved: RecoveryReport {
    var report = self
    report.unresolved = 0
    return report
  }
}
