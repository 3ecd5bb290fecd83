import Journal

/// Where a page stands in the journal, and what the drafts right after it knew.
struct PageMark: Equatable, Sendable {
  /// The page, as a place in the journal; 0 before the first one.
  var sequence = 0
  /// The number of the last edit that had been taken in then.
  var number = 0
  /// What the drafts that stand right after it knew when they were made.
  var bases: [BaseRun] = []

  /// What a draft after it knew when it was made.
  func base(of record: Record) -> Int {
    bases[draft: record.sequence - sequence - 1] ?? number
  }
}
