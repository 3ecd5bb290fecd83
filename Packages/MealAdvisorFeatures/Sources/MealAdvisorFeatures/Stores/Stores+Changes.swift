import Journal

extension Stores {
  /// Names each stream in which something was stored, here or by another process, as it is noticed.
  ///
  /// It begins with every stream that screens show, since nobody knows what they have read already,
  /// and says the same after a deletion. A folder that cannot be read has no news.
  ///
  /// - Parameters:
  ///   - seconds: how long to wait between two looks, each of which costs a few system calls.
  ///   - sleep: how to wait; it ends when nobody listens any more.
  public func changes(
    every seconds: Double, sleep: @escaping @Sendable (Double) async throws -> Void
  ) -> AsyncStream<String> {
    AsyncStream { continuation in
      let task = Task {
        var known: JournalPosition?
        repeat {
          guard let news = try? await journal.news(after: known) else { continue }
          known = news.position
          let streams = news.isFromStart ? Self.streamsOnScreens : news.streams.map(\.rawValue)
          for stream in streams { continuation.yield(stream) }
        } while (try? await sleep(seconds)) != nil && !Task.isCancelled
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
