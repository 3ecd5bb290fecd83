import Journal
import Synchronization

/// Remembers the last errors of the file system, for callers who only hear that something failed.
final class FaultLog: Sendable {
  /// What failed on the way.
  enum Side: Hashable, Sendable {
    /// What is stored could not be read.
    case reading
    /// Something could not be stored.
    case writing
  }

  private let faults = Mutex<[Side: JournalError]>([:])

  /// The last error on a side; nil when all went well there.
  subscript(side: Side) -> JournalError? { faults.withLock { $0[side] } }

  /// Does some work and remembers its error.
  fileprivate func watch<Result>(
    _ side: Side, _ work: () throws(JournalError) -> Result
  ) throws(JournalError) -> Result {
    do throws(JournalError) { return try work() } catch {
      // Where there are no locks, reading goes on without.
      if case (.reading, .system(.lock, _, _)) = (side, error) { throw error }
      faults.withLock { $0[side] = error }
      throw error
    }
  }
}

extension JournalFileSystem {
  /// The same file system, whose errors are remembered; all writing happens inside a lock.
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
  /// The same file, with the errors of what is done under its lock remembered.
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
