import Journal
import Synchronization

/// Remembers the last errors of the file system, for callers that only learn that something failed.
final class FaultLog: Sendable {
  /// The operation that failed.
  enum Side: Hashable, Sendable {
    /// Stored data could not be read.
    case reading
    /// An event could not be stored.
    case writing
  }

  private let faults = Mutex<[Side: JournalError]>([:])

  /// The last error of an operation; nil if there was none.
  subscript(side: Side) -> JournalError? { faults.withLock { $0[side] } }

  /// Does some work and remembers its error.
  fileprivate func watch<Result>(
    _ side: Side, _ work: () throws(JournalError) -> Result
  ) throws(JournalError) -> Result {
    do throws(JournalError) { return try work() } catch {
      // Reading continues on a disk without locks.
      if case (.reading, .system(.lock, _, _)) = (side, error) { throw error }
      faults.withLock { $0[side] = error }
      throw error
    }
  }
}

extension JournalFileSystem {
  /// A file system that remembers its errors; all writing happens inside a lock.
  func watched(by log: FaultLog) -> JournalFileSystem {
    let plain = self
    var watched = self
    watched.open = { path, access throws(JournalError) in
      try log.watch(access == .read ? .reading : .writing) { () throws(JournalError) in
        try plain.open(path, access)?.watched(by: log)
      }
    }
    watched.identity = { path throws(JournalError) in
      try log.watch(.reading) { () throws(JournalError) in try plain.identity(path) }
    }
    watched.makeFolder = { path throws(JournalError) in
      try log.watch(.writing) { () throws(JournalError) in try plain.makeFolder(path) }
    }
    return watched
  }
}

extension JournalFile {
  /// A file that remembers its errors while the lock is held.
  fileprivate func watched(by log: FaultLog) -> JournalFile {
    let plain = self
    var watched = self
    watched.whileLocked = { lock, body throws(JournalError) in
      try log.watch(lock == .shared ? .reading : .writing) { () throws(JournalError) in
        try plain.whileLocked(lock, body)
      }
    }
    return watched
  }
}
