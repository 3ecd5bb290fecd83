import Journal
import Synchronization

/// Adds up the time that the app waits for the disk.
final class SyncClock: Sendable {
  private let total = Mutex(Duration.zero)

  /// Returns the time waited since the last call of this method.
  func take() -> Duration {
    total.withLock { total in
      defer { total = .zero }
      return total
    }
  }

  /// The real file system, with the time of each wait for the disk added up.
  var files: JournalFileSystem {
    let plain = JournalFileSystem.live
    var files = plain
    files.syncFolder = { folder throws(JournalError) in
      try self.measure { () throws(JournalError) in try plain.syncFolder(folder) }
    }
    files.open = { path, access throws(JournalError) in
      guard let opened = try plain.open(path, access) else { return nil }
      var file = opened
      file.sync = { () throws(JournalError) in try self.measure(opened.sync) }
      return file
    }
    return files
  }

  private func measure(_ sync: () throws(JournalError) -> Void) throws(JournalError) {
    let start = ContinuousClock.now
    defer { total.withLock { $0 += .now - start } }
    try sync()
  }
}
