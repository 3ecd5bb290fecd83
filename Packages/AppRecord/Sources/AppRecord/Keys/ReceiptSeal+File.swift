import Journal
import PremiumGate

extension ReceiptSeal {
  /// The name of the key's file in a data folder.
  static let fileName = "store-key"

  /// A key in a file of a data folder, for its owner alone, made by the first receipt.
  ///
  /// It belongs to the folder: a receipt that is copied into another one opens nothing there, and a
  /// folder that is copied as a whole is as good as it was.
  ///
  /// - Parameters:
  ///   - folder: the path of the data folder.
  ///   - files: how files are reached.
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

  /// The key; nil when there is no file, or one that holds none.
  func read() throws(JournalError) -> [UInt8]? {
    guard let file = try files.open(path, .read) else { return nil }
    defer { file.close() }
    var key: [UInt8]?
    do throws(JournalError) {
      try file.whileLocked(.shared) { () throws(JournalError) in key = try Self.key(in: file) }
      return key
    } catch {
      // On a disk without locks nobody writes a key; half a key is none.
      return try Self.key(in: file)
    }
  }

  /// The key; made by chance where there is none, once, whoever else asks at the same time.
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
    let digits = key.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    try file.truncate(0)
    try file.write(Array("\(digits)\n".utf8), 0)
    try file.sync()
    return key
  }

  private static func key(in file: JournalFile) throws(JournalError) -> [UInt8]? {
    let length = 2 * ReceiptSeal.keyLength
    let digits = try file.read(0, length)
    guard digits.count == length else { return nil }
    var key: [UInt8] = []
    for start in stride(from: 0, to: length, by: 2) {
      let pair = String(decoding: digits[start..<(start + 2)], as: UTF8.self)
      guard let byte = UInt8(pair, radix: 16) else { return nil }
      key.append(byte)
    }
    return key
  }
}
