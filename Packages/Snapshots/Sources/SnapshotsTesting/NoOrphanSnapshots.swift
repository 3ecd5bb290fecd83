import Snapshots
import Testing

/// A suite trait that fails if the suite's folder contains files that none of its tests asserted.
///
/// It checks only full runs: a run with `--filter` or `--skip` always passes.
public struct NoOrphanSnapshots: SuiteTrait, TestScoping {
  let suite: String
  let location: SourceLocation
  let arguments: [String]

  /// Runs the suite, then compares its folder with the asserted snapshots.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let asserted = AssertedNames()
    try await AssertedNames.$current.withValue(asserted) { try await function() }
    guard isFullRun else { return }
    for message in try orphans(beside: asserted.all) {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    }
  }

  /// One message for each orphan.
  func orphans(beside asserted: Set<SnapshotName>) throws(SnapshotError) -> [String] {
    let folder = TestFile(location).folder(SnapshotSettings())
    return try folder.orphans(ofSuite: suite, asserted: asserted).map {
      "No test asserts \(folder.path)/\($0). Remove the file, or bring its test back."
    }
  }

  var isFullRun: Bool {
    !arguments.contains { argument in
      ["--filter", "--skip"].contains { argument == $0 || argument.hasPrefix("\($0)=") }
    }
  }
}

extension Trait where Self == NoOrphanSnapshots {
  /// Expects the suite's reference files to be exactly those that its tests assert.
  public static func noOrphanSnapshots(
    suite: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> NoOrphanSnapshots {
    NoOrphanSnapshots(
      suite: suite ?? TestFile(sourceLocation).suite, location: sourceLocation,
      arguments: CommandLine.arguments)
  }
}
