import Snapshots
import Testing

/// One expectation: its place in a test file, and its snapshot.
struct Assertion {
  let scenario: String
  let suite: String
  let kind: SnapshotName.Kind
  let location: SourceLocation

  init(_ scenario: String, suite: String?, kind: SnapshotName.Kind, at location: SourceLocation) {
    self.scenario = scenario
    self.suite = suite ?? TestFile(location).suite
    self.kind = kind
    self.location = location
  }

  /// Compares the text and records an issue at the call unless it matches.
  ///
  /// Returns the comparison, or `nil` if the text could not be compared.
  func check(_ text: String) -> SnapshotReport? {
    do throws(SnapshotError) {
      let name = try SnapshotName(suite: suite, scenario: scenario, kind: kind)
      AssertedNames.current?.insert(name)
      let report = try TestFile(location).folder(CurrentSettings.read()).verify(text, named: name)
      if let message = report.message { fail(message) }
      return report
    } catch {
      fail(error.description)
      return nil
    }
  }

  private func fail(_ message: String) {
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}
