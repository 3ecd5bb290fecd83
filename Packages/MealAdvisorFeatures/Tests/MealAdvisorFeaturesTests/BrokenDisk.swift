import Journal
import Synchronization

/// A disk in memory that can stop working, and work again.
final class BrokenDisk: Sendable {
  /// What does not work.
  enum Damage: Sendable {
    case none, writing, everything
  }

  private let damage = Mutex(Damage.none)
  private let disk = JournalFileSystem.inMemory()

  /// Breaks or repairs the disk.
  func become(_ new: Damage) { damage.withLock { $0 = new } }

  /// The disk without its faults, as another process sees it later.
  var whole: JournalFileSystem { disk }

  /// The disk with its faults.
  var files: JournalFileSystem {
    let plain = disk
    var files = disk
    files.open = { path, access throws(JournalError) in
      switch access {
      case .read: try self.reads(path)
      case .write, .create, .lock: try self.writes(path)
      }
      return try plain.open(path, access).map(self.file)
    }
    files.identity = { path throws(JournalError) in
      try self.reads(path)
      return try plain.identity(path)
    }
    files.stamp = { _ in nil }
    files.rename = { path, target throws(JournalError) in
      try self.writes(path)
      try plain.rename(path, target)
    }
    files.remove = { path throws(JournalError) in
      try self.writes(path)
      try plain.remove(path)
    }
    files.makeFolder = { path throws(JournalError) in
      try self.writes(path)
      try plain.makeFolder(path)
    }
    return files
  }

  private func file(_ plain: JournalFile) -> JournalFile {
    var file = plain
    file.read = { offset, count throws(JournalError) in
      try self.reads("journal")
      return try plain.read(offset, count)
    }
    file.write = { bytes, offset throws(JournalError) in
      try self.writes("journal")
      try plain.write(bytes, offset)
    }
    file.truncate = { size throws(JournalError) in
      try self.writes("journal")
      try plain.truncate(size)
    }
    return file
  }

  private func reads(_ path: String) throws(JournalError) {
    if damage.withLock({ $0 == .everything }) { throw .noPermission(path) }
  }

  private func writes(_ path: String) throws(JournalError) {
    if damage.withLock({ $0 != .none }) { throw .noPermission(path) }
  }
}
