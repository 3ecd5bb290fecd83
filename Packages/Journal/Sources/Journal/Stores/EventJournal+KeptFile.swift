/// Files next to the journal with data that is derived from its records.
///
/// They may be deleted, and are deleted together with all records.
extension EventJournal {
  /// The data stored under a name; nil if there is no file or it is damaged.
  public func kept(_ name: StreamName) -> [UInt8]? {
    guard var bytes = folder.indexBytes(folder.keptFile(name)), bytes.count >= 8 else { return nil }
    let checksum = Array(bytes.suffix(8))
    bytes.removeLast(8)
    return checksum == Self.checksum(of: bytes) ? bytes : nil
  }

  /// Stores data under a name; the call does not wait for the disk.
  ///
  /// If the journal has no file, there are no records from which to derive the data, and it is not
  /// stored.
  public func keep(_ bytes: [UInt8], as name: StreamName) throws(JournalError) {
    let path = folder.keptFile(name)
    let whole = bytes + Self.checksum(of: bytes)
    guard log.exists else { return }
    try folder.exclusively { () throws(JournalError) in
      if try folder.openJournal() != nil { try folder.replaceIndex(path, with: whole) }
    }
  }

  private static func checksum(of bytes: [UInt8]) -> [UInt8] {
    withUnsafeBytes(of: FastChecksum.of(bytes[...]).littleEndian) { Array($0) }
  }
}

extension DataFolder {
  /// The path of the data.
  ///
  /// The path of a stream's index has a hyphen in place of the dot, so the two cannot collide.
  fileprivate func keptFile(_ name: StreamName) -> String { index + "." + name.rawValue }
}
