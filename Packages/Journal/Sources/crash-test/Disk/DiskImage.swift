/// The content of a simulated disk, and the changes that a power cut may undo.
struct DiskImage: Sendable {
  /// A change of a file's bytes that may not be on disk yet.
  enum FileChange: Sendable {
    case write([UInt8], at: Int)
    case truncate(Int)
  }

  /// A change of the folder's names that may not be on disk yet.
  enum NameChange: Sendable {
    case create(String, Int)
    case rename(String, to: String, Int)
    case remove(String)
  }

  /// A file, which does not depend on its name.
  struct File: Sendable {
    var bytes: [UInt8] = []
    var settled: [UInt8] = []
    var pending: [FileChange] = []
  }

  var files: [File] = []
  /// The numbers of the files by their paths.
  var names: [String: Int] = [:]
  var settledNames: [String: Int] = [:]
  var pendingNames: [NameChange] = []

  /// Makes a disk with files that are completely on disk.
  init(_ contents: [String: [UInt8]]) {
    for (path, bytes) in contents.sorted(by: { $0.key < $1.key }) {
      names[path] = files.count
      files.append(File(bytes: bytes, settled: bytes))
    }
    settledNames = names
  }

  mutating func change(_ file: Int, _ change: FileChange) {
    files[file].bytes.apply(change)
    files[file].pending.append(change)
  }

  mutating func change(_ change: NameChange) {
    names.apply(change)
    pendingNames.append(change)
  }

  mutating func create(_ path: String) -> Int {
    files.append(File())
    change(.create(path, files.count - 1))
    return files.count - 1
  }

  mutating func sync(_ file: Int) {
    files[file].settled = files[file].bytes
    files[file].pending = []
  }

  mutating func syncNames() {
    settledNames = names
    pendingNames = []
  }
}

extension [UInt8] {
  mutating func apply(_ change: DiskImage.FileChange) {
    switch change {
    case .truncate(let size): resize(to: size)
    case .write(let bytes, let offset):
      resize(to: Swift.max(count, offset + bytes.count))
      replaceSubrange(offset..<(offset + bytes.count), with: bytes)
    }
  }

  mutating func resize(to size: Int) {
    if size < count { return removeLast(count - size) }
    append(contentsOf: repeatElement(0, count: size - count))
  }
}

extension [String: Int] {
  mutating func apply(_ change: DiskImage.NameChange) {
    switch change {
    case .create(let path, let file): self[path] = file
    case .remove(let path): self[path] = nil
    case .rename(let path, let target, let file):
      self[path] = nil
      self[target] = file
    }
  }
}
