import Codecs

extension Log {
  /// The start of a file, which was released from memory and is read again on request.
  struct Released: Sendable {
    /// The number of bytes.
    var count = 0
    /// Their checksum.
    var checksum: UInt32 = 0
    /// The device that signed the first record.
    var firstDevice: DeviceID?
  }

  /// Whether the whole file is in memory.
  var isAtHand: Bool { released.count == 0 }

  /// Whether a line and all lines after it are in memory.
  func isAtHand(_ index: Int) -> Bool { lines[index].offset >= released.count }

  /// The range of a line in `bytes`.
  func place(of line: Line) -> Range<Int> {
    precondition(line.offset >= released.count, "a line that was let go is read again first")
    let start = line.offset - released.count
    return start..<(start + line.count)
  }

  /// Releases the start of a file that has grown, if more than twice the bytes to keep are in
  /// memory.
  ///
  /// The last line always stays: it shows whether the file is still the same.
  mutating func release(keeping kept: Int) {
    if !needsRepair { letGo(keeping: kept) }
  }

  /// Releases the start of a partly read file, whose only missing records are those that are not
  /// read yet.
  mutating func letGo(keeping kept: Int) {
    guard bytes.count > 2 * kept,
      let start = lines.last(where: { $0.offset <= settledEnd - kept })?.offset,
      start > released.count
    else { return }
    released.firstDevice = firstDevice
    let count = start - released.count
    released.checksum = bytes.withUnsafeBytes {
      CRC32.checksum($0.part(0..<count), after: released.checksum)
    }
    released.count = start
    bytes = Array(bytes[count...])
  }

  /// Restores the released bytes; if other bytes are given, it changes nothing and returns false.
  mutating func restore(_ start: [UInt8]) -> Bool {
    guard start.count == released.count,
      start.withUnsafeBytes({ CRC32.checksum($0) }) == released.checksum
    else { return false }
    bytes = start + bytes
    released = Released()
    return true
  }
}
