import Journal
import Synchronization

/// A disk in memory that takes nothing more while it is shut.
final class ShutDisk: Sendable {
  private let state = Mutex(false)
  private let disk = JournalFileSystem.inMemory()

  /// Whether it takes nothing more.
  var isShut: Bool {
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
          if self.isShut { throw .diskFull("journal") }
          try plain.write(bytes, offset)
        }
        return file
      }
    }
    return files
  }
}
