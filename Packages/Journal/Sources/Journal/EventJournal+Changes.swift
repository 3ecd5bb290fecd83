extension EventJournal {
  /// Says what was stored in this folder, here or by another process, as it is noticed.
  ///
  /// It begins with `everything`, since nobody knows what its listener has read already, and says
  /// nothing while nothing changes or the folder cannot be read. What comes before a failure is
  /// still said after it.
  ///
  /// - Parameters:
  ///   - seconds: How long to wait between two looks, each of which costs a few system calls.
  ///   - sleep: How to wait; when it throws, nothing more is said.
  /// - Returns: The changes, until nobody listens any more.
  public nonisolated func changes(
    every seconds: Double, sleep: @escaping @Sendable (Double) async throws -> Void
  ) -> AsyncStream<StoredChange> {
    AsyncStream { continuation in
      let task = Task {
        var known: JournalPosition?
        repeat {
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
  /// What a listener is told of it; nil when there is nothing new.
  fileprivate var change: StoredChange? {
    if isFromStart { return .everything(Set(streams)) }
    return streams.isEmpty ? nil : .streams(Set(streams))
  }
}
