import Journal
import ServiceCalls

extension SecretStore {
  /// The prefix of the files' names.
  static let filePrefix = "secret-"

  /// Keys in files of a data folder, one file per key, which only the folder's owner can read.
  ///
  /// - Parameters:
  ///   - folder: the path of the data folder.
  ///   - files: access to the files.
  public static func files(in folder: String, files: JournalFileSystem) -> SecretStore {
    let keys = SecretFiles(folder: folder, files: files)
    return SecretStore(
      read: { (name) throws(SecretStoreError) in
        do throws(JournalError) { return try keys.read(name) } catch { throw .unreadable }
      },
      keep: { (name, key) throws(SecretStoreError) in
        do throws(JournalError) { try keys.keep(key, as: name) } catch { throw .notKept }
      },
      forgetAll: { () throws(SecretStoreError) in
        do throws(JournalError) { try keys.forgetAll() } catch { throw .notKept }
      })
  }
}

/// The files of keys; each contains the text of one key.
private struct SecretFiles: Sendable {
  /// The longest key, in bytes.
  static let longest = 65_536

  let folder: String
  let files: JournalFileSystem

  private func path(_ name: SecretName) -> String {
    let plain = name.rawValue.utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x61...0x7A, 0x2D: String(UnicodeScalar(byte))
      default: "_" + String(byte, radix: 16) + "_"
      }
    }
    return "\(folder)/\(SecretStore.filePrefix)\(plain.joined())"
  }

  func read(_ name: SecretName) throws(JournalError) -> HiddenKey? {
    guard let file = try files.open(path(name), .read) else { return nil }
    defer { file.close() }
    return HiddenKey(String(decoding: try file.read(0, Self.longest), as: UTF8.self))
  }

  /// Replaces a key's file in one step, so that a crash leaves the old or the new key.
  func keep(_ key: HiddenKey?, as name: SecretName) throws(JournalError) {
    guard let key else { return try files.remove(path(name)) }
    let bytes = key.revealed.utf8.count
    guard bytes <= Self.longest else {
      throw .fileTooLarge(path(name), bytes: bytes, limit: Self.longest)
    }
    try files.makeFolder(folder)
    let fresh = path(name) + ".new"
    try files.remove(fresh)
    guard let file = try files.open(fresh, .create) else { throw .notAFile(fresh) }
    do {
      defer { file.close() }
      try file.write(Array(key.revealed.utf8), 0)
      try file.sync()
    }
    try files.rename(fresh, path(name))
    try files.syncFolder(folder)
  }

  func forgetAll() throws(JournalError) {
    for name in try files.list(folder) ?? [] where name.hasPrefix(SecretStore.filePrefix) {
      try files.remove("\(folder)/\(name)")
    }
  }
}
