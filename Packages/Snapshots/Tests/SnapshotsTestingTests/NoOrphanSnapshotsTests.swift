import Snapshots
import Testing

@testable import SnapshotsTesting

@Suite struct NoOrphanSnapshotsTests {
  private let scratch = Scratch()

  @Test func `a file that no test of the suite asserted fails the suite`() async throws {
    try scratch.setReference("HomeTests/kept.txt", "x\n")
    try scratch.setReference("HomeTests/gone.txt", "x\n")
    try scratch.setReference("OtherTests/other.txt", "x\n")
    let path = scratch.path("HomeTests/gone.txt")
    let expected = "No test asserts \(path). Remove the file, or bring its test back."
    #expect(try await failures(arguments: ["tests"]) == [expected])
  }

  @Test(arguments: [["tests", "--filter", "Home"], ["tests", "--filter=Home"], ["--skip", "x"]])
  func `part of a run proves nothing about orphans`(arguments: [String]) async throws {
    try scratch.setReference("HomeTests/kept.txt", "x\n")
    try scratch.setReference("HomeTests/gone.txt", "x\n")
    #expect(try await failures(arguments: arguments) == [])
  }

  @Test(arguments: [
    ("/a/T/HomeTests.swift", "HomeTests"), ("/a/T/HomeTests+Dark.swift", "HomeTests"),
    ("HomeTests.swift", "HomeTests"),
  ])
  func `a suite is named like its file`(path: String, suite: String) {
    let location = SourceLocation(fileID: "T/x.swift", filePath: path, line: 1, column: 1)
    #expect(TestFile(location).suite == suite)
  }

  /// What the trait records around a suite that asserts the one name `kept`.
  private func failures(arguments: [String]) async throws -> [String] {
    let trait = NoOrphanSnapshots(
      suite: "HomeTests", location: scratch.location, arguments: arguments)
    let test = try #require(Test.current)
    let location = scratch.location
    let messages = Messages()
    try await withKnownIssue(isIntermittent: true) {
      try await trait.provideScope(for: test, testCase: nil) {
        expectSnapshot("x", named: "kept", sourceLocation: location)
      }
    } matching: { issue in
      messages.insert(issue)
      return issue.error == nil
    }
    return messages.all
  }
}
