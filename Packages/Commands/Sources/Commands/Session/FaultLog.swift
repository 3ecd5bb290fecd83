import Journal
import Synchronization

/// Remembers the last error of the file system, for callers who only hear that something failed.
final class FaultLog: Sendable {
  private let fault = Mutex<JournalError?>(nil)

  /// The last error; nil when all went well.
  var last: JournalError? { fault.withLock { $0 } }

  /// Does some work and remembers its error.
  fileprivate func watch<Result>(
    _ work: () throws(JournalError) -> Result
  ) throws(JournalError) -> Result {
    do throws(JournalError) { return try work() } catch {
      fault.withLock { $0 = error }
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
      try log.watch { () throws(JournalError) in try plain.open(path, access)?.watched(by: log) }
    }
    watched.identity = { path throws(JournalError) in
      try log.watch { () throws(JournalError) in try plain.identity(path) }
    }
    watched.makeFolder = { path throws(JournalError) in
      try log.watch { () throws(JournalError) in try plain.makeFolder(path) }
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
      try log.watch { () throws(JournalError) in try plain.whileLocked(lock, body) }
    }
    return watched
  }
}
