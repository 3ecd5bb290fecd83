import Synchronization

extension JournalFileSystem {
  /// An empty disk in memory, which all copies of the value share, as processes share a disk.
  public static func inMemory() -> JournalFileSystem {
    let disk = MemoryDisk()
    return JournalFileSystem(
      open: { path, access throws(JournalError) in try disk.open(path, access) },
      identity: { path throws(JournalError) in try disk.identity(path) },
      stamp: { folder in disk.stamp(folder) },
      rename: { path, target throws(JournalError) in try disk.rename(path, target) },
      remove: { path throws(JournalError) in disk.remove(path) },
      list: { folder throws(JournalError) in disk.list(folder) },
      makeFolder: { folder throws(JournalError) in try disk.makeFolder(folder) },
      syncFolder: { _ throws(JournalError) in }
    )
  }
}

/// Files by path; an open file keeps its bytes when another file is moved to its path.
private final class MemoryDisk: Sendable {
  private struct Contents {
    var folders: Set<String> = []
    var files: [String: Int] = [:]
    var bytes: [[UInt8]] = []
    var changes: Int64 = 0
  }

  private let contents = Mutex(Contents())
  private let gate = Mutex(())

  func identity(_ path: String) throws(JournalError) -> FileIdentity? {
    let (folder, name) = path.splitAtLastSlash
    return try contents.withLock { contents throws(JournalError) in
      guard contents.files[folder] == nil else { throw .notAFolder(folder.lastComponent) }
      guard !contents.folders.contains(path) else { throw .notAFile(name) }
      return contents.files[path].map(Self.identity)
    }
  }

  func stamp(_ folder: String) -> FolderStamp? {
    contents.withLock { contents in
      guard contents.folders.contains(folder) else { return nil }
      return FolderStamp(folder: Self.identity(-1), change: contents.changes)
    }
  }

  private static func identity(_ number: Int) -> FileIdentity {
    FileIdentity(device: 0, number: UInt64(bitPattern: Int64(number)))
  }

  func open(
    _ path: String, _ access: JournalFileSystem.Access
  ) throws(JournalError) -> JournalFile? {
    let (folder, name) = path.splitAtLastSlash
    let number: Int? = try contents.withLock { contents throws(JournalError) in
      guard contents.files[folder] == nil else { throw .notAFolder(folder.lastComponent) }
      guard !contents.folders.contains(path) else { throw .notAFile(name) }
      let known = contents.files[path]
      switch access {
      case .read, .write: return known
      case .lock where known != nil: return known
      case .create where known != nil: return nil
      case .lock, .create: break
      }
      contents.bytes.append([])
      contents.changes += 1
      contents.files[path] = contents.bytes.count - 1
      return contents.files[path]
    }
    return number.map(file)
  }

  private func file(_ number: Int) -> JournalFile {
    JournalFile(
      identity: Self.identity(number),
      size: { () throws(JournalError) in self.contents.withLock { $0.bytes[number].count } },
      read: { offset, count throws(JournalError) in
        self.contents.withLock { Array($0.bytes[number].dropFirst(offset).prefix(count)) }
      },
      write: { bytes, offset throws(JournalError) in
        self.contents.withLock { $0.bytes[number].overwrite(bytes, at: offset) }
      },
      truncate: { size throws(JournalError) in
        self.contents.withLock { $0.bytes[number].resize(to: size) }
      },
      sync: { () throws(JournalError) in },
      whileLocked: { _, body throws(JournalError) in
        try self.gate.withLock { _ throws(JournalError) in try body() }
      },
      close: {}
    )
  }

  func rename(_ path: String, _ target: String) throws(JournalError) {
    let moved = contents.withLock { contents in
      guard let number = contents.files.removeValue(forKey: path) else { return false }
      contents.files[target] = number
      contents.changes += 1
      return true
    }
    guard moved else { throw .system(.rename, path.lastComponent, code: 2) }
  }

  func remove(_ path: String) {
    contents.withLock { contents in
      contents.files[path] = nil
      contents.changes += 1
    }
  }

  func list(_ folder: String) -> [String]? {
    contents.withLock { contents -> [String]? in
      guard contents.folders.contains(folder) else { return nil }
      let paths = (Array(contents.files.keys) + contents.folders).map(\.splitAtLastSlash)
      return paths.filter { $0.folder == folder }.map(\.name)
    }
  }

  func makeFolder(_ folder: String) throws(JournalError) {
    let isFile = contents.withLock { contents in
      guard contents.files[folder] == nil else { return true }
      contents.folders.insert(folder)
      return false
    }
    guard !isFile else { throw .notAFolder(folder.lastComponent) }
  }
}

extension [UInt8] {
  fileprivate mutating func overwrite(_ bytes: [UInt8], at offset: Int) {
    resize(to: Swift.max(count, offset + bytes.count))
    replaceSubrange(offset..<(offset + bytes.count), with: bytes)
  }

  fileprivate mutating func resize(to size: Int) {
    guard size > count else { return removeLast(count - size) }
    append(contentsOf: repeatElement(0, count: size - count))
  }
}
