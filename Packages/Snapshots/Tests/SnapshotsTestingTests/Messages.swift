import Snapshots
import Synchronization
import Testing

@testable import SnapshotsTesting

/// The words of the issues that expectations recorded.
final class Messages: Sendable {
  private let words = Mutex<[String]>([])

  var all: [String] { words.withLock { $0 } }

  func insert(_ issue: Issue) {
    words.withLock { $0 += issue.comments.map(\.rawValue) }
  }
}

/// Runs an expectation under a mode and returns the messages it failed with.
func messages(
  _ mode: RecordMode = .never, artifacts: String? = nil, _ body: () throws -> Void
) throws -> [String] {
  let messages = Messages()
  let settings = SnapshotSettings(mode: mode, artifacts: artifacts)
  try withKnownIssue(isIntermittent: true) {
    try CurrentSettings.$chosen.withValue(settings, operation: body)
  } matching: { issue in
    messages.insert(issue)
    return issue.error == nil
  }
  return messages.all
}
