/// Files beside the journal that hold what was worked out of its records: shortcuts that anybody may
/// remove, and that go when everything is deleted.
extension EventJournal {
  /// What was kept under a name; nil where nothing was, and where it is not whole.
  public func kept(_ name: StreamName) -> [UInt8]? {
    guard var bytes = folder.indexBytes(folder.keptFile(name)), bytes.count >= 8 else { return nil }
    let checksum = Array(bytes.suffix(8))
    bytes.removeLast(8)
    return checksum == Self.checksum(of: bytes) ? bytes : nil
  }

  /// Keeps something under a name; it is not waited for until that is on disk.
  ///
  /// Without a file of the journal there is nothing that it could be worked out of, and it is not kept.
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
  /// Where something is kept; no stream has such a name, so that no index of one is in the way.
  fileprivate func keptFile(_ name: StreamName) -> String { index + "." + name.rawValue }
}
