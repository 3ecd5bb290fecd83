import Journal
import SeededRandom
import Synchronization

/// A disk in memory that counts operations and crashes at one of them.
///
/// The operation with the given number throws, and so do all operations after it; `survivor` gives
/// the files that remain.
final class CrashDisk: Sendable {
  /// The change that an operation makes.
  enum Effect: Sendable {
    case nothing
    case bytes(Int, DiskImage.FileChange)
    case name(DiskImage.NameChange)
    case sync(Int)
    case syncNames

    var isNothing: Bool { if case .nothing = self { true } else { false } }
  }

  private struct State: Sendable {
    var image: DiskImage
    var operations = 0
    var changes = 0
    var nameChanges: Int64 = 0
    var replacements = 0
    var underWay: Effect?
  }

  private let target: Int
  private let state: Mutex<State>
  private let gate = Mutex(())

  /// Makes a disk with some files, which crashes at an operation, counted from 1.
  init(_ contents: [String: [UInt8]] = [:], crashAt target: Int = .max) {
    self.target = target
    state = Mutex(State(image: DiskImage(contents)))
  }

  /// The number of operations, including the one that crashed.
  var operations: Int { state.withLock { $0.operations } }
  /// The number of operations that made a change.
  var changes: Int { state.withLock { $0.changes } }
  /// The number of times that a file was moved over another.
  var replacements: Int { state.withLock { $0.replacements } }
  /// Whether the disk has crashed.
  var isDown: Bool { state.withLock { $0.underWay != nil } }
  /// Whether the crashed operation would have made no change.
  var isCrashedIdly: Bool { state.withLock { $0.underWay?.isNothing ?? false } }
  /// The files as all processes see them.
  var contents: [String: [UInt8]] { state.withLock { $0.image.contents } }

  /// The files after the crash.
  func survivor(_ survival: Survival) -> [String: [UInt8]] {
    let (image, effect) = state.withLock { ($0.image, $0.underWay ?? .nothing) }
    var after = image
    after.apply(effect, isCertain: false)
    switch survival {
    case .killedBefore: return image.contents
    case .everything: return after.contents
    case .syncedOnly: return after.syncedContents
    case .some(let seed): return after.someContents(seed: seed)
    case .killedDuring(let seed):
      guard case .bytes(let file, .write(let bytes, let offset)) = effect else {
        return after.contents
      }
      var chance = SeededGenerator(seed: seed)
      let done = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &chance)))
      var partly = image
      partly.change(file, .write(done, at: offset))
      return partly.contents
    }
  }

  /// Counts an operation, and runs it unless the disk crashes.
  private func operate<Result: Sendable>(
    _ name: FileOperation, _ path: String,
    _ body: (DiskImage) throws(JournalError) -> (Result, Effect)
  ) throws(JournalError) -> Result {
    try state.withLock { state throws(JournalError) in
      let failure = JournalError.system(name, path, code: 5)
      guard state.underWay == nil else { throw failure }
      state.operations += 1
      let (result, effect) = try body(state.image)
      guard state.operations < target else {
        state.underWay = effect
        throw failure
      }
      state.image.apply(effect, isCertain: true)
      if !effect.isNothing { state.changes += 1 }
      if case .name = effect { state.nameChanges += 1 }
      if case .name(.rename) = effect { state.replacements += 1 }
      return result
    }
  }
}

extension DiskImage {
  /// Applies an operation; a sync that is uncertain puts no change on disk.
  fileprivate mutating func apply(_ effect: CrashDisk.Effect, isCertain: Bool) {
    switch effect {
    case .nothing: break
    case .bytes(let file, let change): self.change(file, change)
    case .name(.create(let path, _)): _ = create(path)
    case .name(let change): self.change(change)
    case .sync(let file): if isCertain { sync(file) }
    case .syncNames: if isCertain { syncNames() }
    }
  }
}

extension CrashDisk {
  /// The file system for a journal on this disk.
  var fileSystem: JournalFileSystem {
    JournalFileSystem(
      open: { path, access throws(JournalError) in try self.open(path, access) },
      identity: { path throws(JournalError) in
        try self.operate(.inspect, path) { ($0.names[path].map(Self.identity), .nothing) }
      },
      stamp: { _ in
        self.state.withLock {
          FolderStamp(folder: FileIdentity(device: 0, number: 0), change: $0.nameChanges)
        }
      },
      rename: { path, target throws(JournalError) in try self.rename(path, target) },
      remove: { path throws(JournalError) in
        try self.operate(.remove, path) { image in
          ((), image.names[path] == nil ? .nothing : .name(.remove(path)))
        }
      },
      list: { folder throws(JournalError) in
        try self.operate(.list, folder) { image in
          (image.names.keys.map { String($0.dropFirst(folder.count + 1)) }, .nothing)
        }
      },
      makeFolder: { folder throws(JournalError) in
        try self.operate(.makeFolder, folder) { _ in ((), .nothing) }
      },
      syncFolder: { folder throws(JournalError) in
        try self.operate(.sync, folder) { _ in ((), .syncNames) }
      }
    )
  }

  private static func identity(_ file: Int) -> FileIdentity {
    FileIdentity(device: 0, number: UInt64(file))
  }

  private func open(
    _ path: String, _ access: JournalFileSystem.Access
  ) throws(JournalError) -> JournalFile? {
    let file: Int? = try operate(.open, path) { image in
      let known = image.names[path]
      switch access {
      case .read, .write: return (known, .nothing)
      case .lock where known != nil: return (known, .nothing)
      case .create where known != nil: return (nil, .nothing)
      case .lock, .create: return (image.files.count, .name(.create(path, image.files.count)))
      }
    }
    return file.map { self.file($0, path) }
  }

  private func rename(_ path: String, _ target: String) throws(JournalError) {
    try operate(.rename, path) { image throws(JournalError) in
      guard let file = image.names[path] else { throw .system(.rename, path, code: 2) }
      return ((), .name(.rename(path, to: target, file)))
    }
  }

  private func file(_ number: Int, _ path: String) -> JournalFile {
    JournalFile(
      identity: Self.identity(number),
      size: { () throws(JournalError) in
        try self.operate(.inspect, path) { ($0.files[number].bytes.count, .nothing) }
      },
      read: { offset, count throws(JournalError) in
        try self.operate(.read, path) { image in
          (Array(image.files[number].bytes.dropFirst(offset).prefix(count)), .nothing)
        }
      },
      write: { bytes, offset throws(JournalError) in
        try self.operate(.write, path) { _ in ((), .bytes(number, .write(bytes, at: offset))) }
      },
      truncate: { size throws(JournalError) in
        try self.operate(.truncate, path) { _ in ((), .bytes(number, .truncate(size))) }
      },
      sync: { () throws(JournalError) in
        try self.operate(.sync, path) { _ in ((), .sync(number)) }
      },
      whileLocked: { _, body throws(JournalError) in
        try self.operate(.lock, path) { _ in ((), .nothing) }
        try self.gate.withLock { _ throws(JournalError) in try body() }
      },
      close: {}
    )
  }
}
