extension EventJournal {
  /// Reports the changes that are stored in this folder, by this or another process.
  ///
  /// The first change is `everything`, because the journal does not know which records its listener
  /// has read. While the folder is unchanged or unreadable, nothing is reported. Changes before a
  /// failure are reported after it.
  ///
  /// - Parameters:
  ///   - seconds: The time between two checks, each of which costs a few system calls.
  ///   - sleep: Waits; when it throws, the changes end.
  /// - Returns: The changes, until the listener stops.
  public nonisolated func changes(
    every seconds: Double, sleep: @escaping @Sendable (Double) async throws -> Void
  ) -> AsyncStream<StoredChange> {
    AsyncStream { continuation in
      let task = Task {
        var known: JournalPosition?
        repeat {
          // A sleep may return at once, as in tests. Other tasks must get their turn all the same.
          await Task.yield()
          guard let news = try? await self.news(after: known) else { continue }
          known = news.position
          if let change = news.change { continuation.yield(change) }
        } while (try? await sleep(seconds)) != nil && !Task.isCancelled
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension JournalNews {
  /// The change to report to a listener; nil if there is none.
  fileprivate var change: StoredChange? {
    if isFromStart { return .everything(Set(streams)) }
    return streams.isEmpty ? nil : .streams(Set(streams))
  }
}
