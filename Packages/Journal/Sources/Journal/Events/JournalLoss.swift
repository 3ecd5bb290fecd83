/// The loss in a damaged file that is about to be rewritten.
public struct JournalLoss: Hashable, Sendable {
  /// The least number of records that are unreadable or missing.
  public let records: Int
  /// The copy of the damaged file next to the journal; nil if there was no file to copy.
  public let copy: String?

  /// Makes a loss, for tests.
  public init(records: Int, copy: String?) {
    self.records = records
    self.copy = copy
  }
}
