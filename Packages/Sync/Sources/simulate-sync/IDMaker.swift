import Synchronization

/// Makes ids that are the same in every run.
final class IDMaker: Sendable {
  private let prefix: String
  private let count = Mutex(0)

  init(prefix: String) { self.prefix = prefix }

  @Sendable func next() -> String {
    count.withLock { count in
      count += 1
      return "\(prefix)\(count)"
    }
  }
}
