import Journal
import Synchronization

/// Counts what is done with files, and lets it fail from an operation on.
final class DiskWatch: Sendable {
  struct Counts: Equatable {
    var operations = 0
    var read = 0
    var written = 0
  }

  private let state: Mutex<(counts: Counts, crash: Int)>

  /// - Parameter crash: the operation with this number and all after it fail, counted from 1.
  init(crashingAt crash: Int = .max) { state = Mutex((Counts(), crash)) }

  var counts: Counts { state.withLock { $0.counts } }
  var hasCrashed: Bool { state.withLock { $0.counts.operations >= $0.crash } }

  fileprivate func step(read: Int = 0, written: Int = 0) throws(JournalError) {
    let fails = state.withLock { state in
      state.counts.operations += 1
      state.counts.read += read
      state.counts.written += written
      return state.counts.operations >= state.crash
    }
    if fails { throw .diskFull("journal") }
  }
}

extension JournalFileSystem {
  /// A disk in memory that makes the folders above a folder too, as the system does.
  static func nestedInMemory() -> JournalFileSystem {
    let disk = JournalFileSystem.inMemory()
    var nested = disk
    nested.makeFolder = { path throws(JournalError) in
      var folder = ""
      for name in path.split(separator: "/") {
        folder += "/" + name
        try disk.makeFolder(folder)
      }
    }
    return nested
  }

  /// The same disk, watched.
  func watched(by watch: DiskWatch) -> JournalFileSystem {
    JournalFileSystem(
      open: { path, access in
        try watch.step()
        return try self.open(path, access)?.watched(by: watch)
      },
      identity: { path in
        try watch.step()
        return try self.identity(path)
      },
      stamp: stamp,
      rename: { path, target in
        try watch.step()
        try self.rename(path, target)
      },
      remove: { path in
        try watch.step()
        try self.remove(path)
      },
      list: { folder in
        try watch.step()
        return try self.list(folder)
      },
      makeFolder: { folder in
        try watch.step()
        try self.makeFolder(folder)
      },
      syncFolder: { folder in
        try watch.step()
        try self.syncFolder(folder)
      })
  }

  /// All files below a folder, by their paths.
  func contents(below folder: String) throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for name in try list(folder) ?? [] {
      let path = folder + "/" + name
      if let names = try list(path), !names.isEmpty {
        contents.merge(try self.contents(below: path)) { first, _ in first }
      } else if let file = try? open(path, .read) {
        contents[path] = try file.read(0, file.size())
      }
    }
    return contents
  }
}

extension JournalFile {
  /// A write that fails leaves half of its bytes.
  fileprivate func watched(by watch: DiskWatch) -> JournalFile {
    JournalFile(
      identity: identity,
      size: {
        try watch.step()
        return try self.size()
      },
      read: { offset, count in
        let bytes = try self.read(offset, count)
        try watch.step(read: bytes.count)
        return bytes
      },
      write: { bytes, offset in
        do { try watch.step(written: bytes.count) } catch {
          try self.write(Array(bytes.prefix(bytes.count / 2)), offset)
          throw error
        }
        try self.write(bytes, offset)
      },
      truncate: { size in
        try watch.step()
        try self.truncate(size)
      },
      sync: {
        try watch.step()
        try self.sync()
      },
      whileLocked: { lock, body in
        try watch.step()
        try self.whileLocked(lock, body)
      },
      close: close)
  }
}

extension [UInt8] {
  /// Whether a text stands somewhere in the bytes.
  func holds(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, count >= wanted.count else { return false }
    return indices.dropLast(wanted.count - 1).contains { start in
      self[start] == first && self[start..<start + wanted.count].elementsEqual(wanted)
    }
  }
}
