import Snapshots
import Testing

/// A suite trait that fails where the suite's folder holds files that none of its tests asserted.
///
/// It looks only when the whole suite ran: a run with `--filter` or `--skip` is let pass.
public struct NoOrphanSnapshots: SuiteTrait, TestScoping {
  let suite: String
  let location: SourceLocation
  let arguments: [String]

  /// Runs the suite, then compares its folder with what was asserted.
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
  /// The suite's reference files are exactly the ones that its tests assert.
  public static func noOrphanSnapshots(
    suite: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> NoOrphanSnapshots {
    NoOrphanSnapshots(
      suite: suite ?? TestFile(sourceLocation).suite, location: sourceLocation,
      arguments: CommandLine.arguments)
  }
}
