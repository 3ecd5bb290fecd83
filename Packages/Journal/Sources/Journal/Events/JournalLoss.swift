/// What is gone of a damaged file that is about to be written anew.
public struct JournalLoss: Hashable, Sendable {
  /// How many records cannot be read any more or are missing, at least.
  public let records: Int
  /// The copy of the damaged file beside the journal; nil where nothing was left to copy.
  public let copy: String?

  /// Makes a loss, for tests of what answers it.
  public init(records: Int, copy: String?) {
    self.records = records
    self.copy = copy
  }
}
