import AppTesting
import Journal
import Synchronization

/// A disk in memory that can go wrong, and that can be looked at byte by byte.
final class TroubledDisk: Sendable {
  /// What is wrong with it.
  enum Trouble: Sendable {
    case none
    case readOnly
    case gone
  }

  private let trouble = Mutex(Trouble.none)
  private let plain = JournalFileSystem.inMemory()

  /// Lets something go wrong from now on, or right again.
  func become(_ now: Trouble) { trouble.withLock { $0 = now } }

  /// The file system to hand to a guest.
  var files: JournalFileSystem {
    var files = plain
    files.open = { [self] path, access throws(JournalError) in
      try fail(when: access == .read ? [.gone] : [.gone, .readOnly])
      guard var file = try plain.open(path, access) else { return nil }
      let (write, truncate) = (file.write, file.truncate)
      file.write = { [self] bytes, offset throws(JournalError) in
        try fail(when: [.gone, .readOnly])
        try write(bytes, offset)
      }
      file.truncate = { [self] size throws(JournalError) in
        try fail(when: [.gone, .readOnly])
        try truncate(size)
      }
      return file
    }
    files.identity = { [self] path throws(JournalError) in
      try fail(when: [.gone])
      return try plain.identity(path)
    }
    files.stamp = { [self] folder in
      trouble.withLock { $0 == .gone } ? nil : plain.stamp(folder)
    }
    return files
  }

  private func fail(when troubles: [Trouble]) throws(JournalError) {
    if troubles.contains(trouble.withLock { $0 }) { throw .noPermission("journal") }
  }

  /// Everything that is in a folder now, as text.
  static func contents(of files: JournalFileSystem, in folder: String = "/data") throws -> String {
    try (files.list(folder) ?? []).sorted().map { name in
      guard let file = try files.open("\(folder)/\(name)", .read) else { return "" }
      defer { file.close() }
      return String(decoding: try file.read(0, try file.size()), as: UTF8.self)
    }.joined(separator: "\n")
  }
}
