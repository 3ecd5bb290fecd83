import Journal

/// A page's place in the journal, and the numbers that the pending edits right after it knew.
struct PageMark: Equatable, Sendable {
  /// The page's place in the journal; 0 before the first page.
  var sequence = 0
  /// The number of the last edit that was read up to this page.
  var number = 0
  /// The numbers that the pending edits right after it knew.
  var bases: [BaseRun] = []

  /// The number that a pending edit after the page knew.
  func base(of record: Record) -> Int {
    bases[pendingEdit: record.sequence - sequence - 1] ?? number
  }
}
