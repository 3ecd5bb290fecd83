import Snapshots
import Testing

/// Expects a text to equal its reference file `__Snapshots__/<suite>/<scenario>.txt`.
///
/// The folder is next to the test file. By default the suite is named like that file. A difference,
/// a missing reference and a recording each fail the test; see `RecordMode` for the modes of
/// `SNAPSHOT_RECORD`. The function returns the outcome, so that a test can add to a failure; `nil`
/// if the text could not be compared.
@discardableResult public func expectSnapshot(
  _ text: String, named scenario: String, suite: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> SnapshotReport? {
  Assertion(scenario, suite: suite, kind: .text, at: sourceLocation).check(text)
}

/// Expects a tree to equal its reference file; see `expectSnapshot(_:named:)` for text.
@discardableResult public func expectSnapshot(
  _ tree: SnapshotTree, named scenario: String, suite: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> SnapshotReport? {
  Assertion(scenario, suite: suite, kind: .text, at: sourceLocation).check(tree.text)
}

/// Expects a table to equal its reference file `__Snapshots__/<suite>/<scenario>.csv`.
///
/// It returns the comparison, like `expectSnapshot(_:named:)`.
@discardableResult public func expectTable(
  _ table: SnapshotTable, named scenario: String, suite: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> SnapshotReport? {
  Assertion(scenario, suite: suite, kind: .table, at: sourceLocation).check(table.csv)
}
