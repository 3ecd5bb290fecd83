import AppShell
import Journal

extension DataChange {
  /// The time between two checks for other processes' changes, in seconds.
  private static let secondsBetweenLooks = 0.25

  /// The changes of a journal that any process makes.
  public static func all(
    in journal: EventJournal, _ environment: AppEnvironment
  ) -> AsyncStream<DataChange> {
    let changes = journal.changes(
      every: secondsBetweenLooks, sleep: environment.sleep)
    return AsyncStream { continuation in
      let task = Task {
        for await change in changes { continuation.yield(DataChange(change)) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Makes the change from a change of a journal.
  public init(_ change: StoredChange) {
    switch change {
    case .streams(let names): self = .streams(Set(names.map(\.rawValue)))
    case .everything: self = .everything
    }
  }
}
