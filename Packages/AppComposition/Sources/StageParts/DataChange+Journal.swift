import AppShell
import Journal

extension DataChange {
  /// How often an app looks for what others stored, in seconds.
  private static let secondsBetweenLooks = 0.25

  /// What changes in a journal, by whomever, as it is noticed.
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

  /// What a journal says of itself.
  public init(_ change: StoredChange) {
    switch change {
    case .streams(let names): self = .streams(Set(names.map(\.rawValue)))
    case .everything: self = .everything
    }
  }
}
