import Journal
import Synchronization

/// A disk in memory that counts the bytes that are read and written.
final class CountedDisk: Sendable {
  private let disk = JournalFileSystem.inMemory()
  private let count = Mutex(0)

  var bytes: Int { count.withLock(\.self) }

  func reset() { count.withLock { $0 = 0 } }

  var files: JournalFileSystem {
    var files = disk
    files.open = { [self] path, access throws(JournalError) in
      guard var file = try disk.open(path, access) else { return nil }
      let (read, write) = (file.read, file.write)
      file.read = { [self] offset, length throws(JournalError) in
        let bytes = try read(offset, length)
        count.withLock { $0 += bytes.count }
        return bytes
      }
      file.write = { [self] bytes, offset throws(JournalError) in
        try write(bytes, offset)
        count.withLock { $0 += bytes.count }
      }
      return file
    }
    return files
  }
}
