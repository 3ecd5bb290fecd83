import Codecs
import Journal
import PremiumGate

extension ReceiptSeal {
  /// The name of the key's file in a data folder.
  static let fileName = "store-key"

  /// A seal with a key in a file of the data folder.
  ///
  /// The first receipt creates the file, which only its owner can read. The key belongs to the
  /// folder: a receipt copied to another folder is not trusted there, and a folder copied as a
  /// whole keeps its receipt.
  ///
  /// - Parameters:
  ///   - folder: the path of the data folder.
  ///   - files: access to the files.
  public static func file(in folder: String, files: JournalFileSystem) -> ReceiptSeal {
    let file = KeyFile(folder: folder, files: files)
    return ReceiptSeal(key: file.read, makeKey: file.readOrMake)
  }
}

/// The file with the key, in hexadecimal digits on one line.
private struct KeyFile: Sendable {
  let folder: String
  let files: JournalFileSystem

  private var path: String { "\(folder)/\(ReceiptSeal.fileName)" }

  /// Reads the key; nil if there is no file or it contains no complete key.
  func read() throws(JournalError) -> [UInt8]? {
    guard let file = try files.open(path, .read) else { return nil }
    defer { file.close() }
    var key: [UInt8]?
    do throws(JournalError) {
      try file.whileLocked(.shared) { () throws(JournalError) in key = try Self.key(in: file) }
      return key
    } catch {
      // On a disk without locks, no program writes a key. An incomplete key is treated as missing.
      return try Self.key(in: file)
    }
  }

  /// Reads the key, or makes a random one; concurrent callers get the same key.
  func readOrMake() throws(JournalError) -> [UInt8] {
    try files.makeFolder(folder)
    guard let file = try files.open(path, .lock) else { throw .notAFile(ReceiptSeal.fileName) }
    defer { file.close() }
    var key: [UInt8]?
    try file.whileLocked(.exclusive) { () throws(JournalError) in
      key = try Self.key(in: file)
      if key == nil { key = try Self.make(in: file) }
    }
    try files.syncFolder(folder)
    guard let key else { throw .notAFile(ReceiptSeal.fileName) }
    return key
  }

  private static func make(in file: JournalFile) throws(JournalError) -> [UInt8] {
    let key = (0..<ReceiptSeal.keyLength).map { _ in UInt8.random(in: .min ... .max) }
    try file.truncate(0)
    try file.write(Array("\(Hexadecimal.text(of: key))\n".utf8), 0)
    try file.sync()
    return key
  }

  private static func key(in file: JournalFile) throws(JournalError) -> [UInt8]? {
    let length = 2 * ReceiptSeal.keyLength
    let digits = try file.read(0, length)
    return digits.count == length ? Hexadecimal.bytes(of: digits) : nil
  }
}
