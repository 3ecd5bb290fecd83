import Snapshots
import Testing

/// Expects a text to equal its reference file `__Snapshots__/<suite>/<scenario>.txt`.
///
/// The folder lies beside the test file and the suite is named like that file, unless another
/// is given. A difference, a missing reference and a recording each fail the test; see
/// `RecordMode` for the modes of `SNAPSHOT_RECORD`.
public func expectSnapshot(
  _ text: String, named scenario: String, suite: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  Assertion(scenario, suite: suite, kind: .text, at: sourceLocation).check(text)
}

/// Expects a tree to equal its reference file; see `expectSnapshot(_:named:)` for text.
public func expectSnapshot(
  _ tree: SnapshotTree, named scenario: String, suite: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  Assertion(scenario, suite: suite, kind: .text, at: sourceLocation).check(tree.text)
}

/// Expects a table to equal its reference file `__Snapshots__/<suite>/<scenario>.csv`.
public func expectTable(
  _ table: SnapshotTable, named scenario: String, suite: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  Assertion(scenario, suite: suite, kind: .table, at: sourceLocation).check(table.csv)
}
