import Journal
import Synchronization

/// A disk in memory that can be full, and have room again.
final class FullDisk: Sendable {
  private let state = Mutex(false)
  private let disk = JournalFileSystem.inMemory()

  /// Whether it takes nothing more.
  var isFull: Bool {
    get { state.withLock(\.self) }
    set { state.withLock { $0 = newValue } }
  }

  /// The disk as a journal sees it.
  var files: JournalFileSystem {
    let plain = disk
    var files = disk
    files.open = { path, access throws(JournalError) in
      try plain.open(path, access).map { plain in
        var file = plain
        file.write = { bytes, offset throws(JournalError) in
          if self.isFull { throw .diskFull("journal") }
          try plain.write(bytes, offset)
        }
        return file
      }
    }
    return files
  }
}
