extension Log {
  /// The start of a file whose bytes were let go; whoever needs them reads the file again.
  struct Released: Sendable {
    /// How many bytes.
    var count = 0
    /// Their checksum.
    var checksum: UInt32 = 0
    /// The device that signed the first record.
    var firstDevice: DeviceID?
  }

  /// The whole file is at hand.
  var isAtHand: Bool { released.count == 0 }

  /// Whether a line is at hand, and so are all after it.
  func isAtHand(_ index: Int) -> Bool { lines[index].offset >= released.count }

  /// Where a line is in `bytes`.
  func place(of line: Line) -> Range<Int> {
    precondition(line.offset >= released.count, "a line that was let go is read again first")
    let start = line.offset - released.count
    return start..<(start + line.count)
  }

  /// Lets go of the start of a file that has grown, when more than twice what is kept is at hand.
  ///
  /// The last line always stays: it tells whether the file is still the same.
  mutating func release(keeping kept: Int) {
    if !needsRepair { letGo(keeping: kept) }
  }

  /// The same for a file that was not read to its end, of which no more is missing than that.
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

  /// Takes back what was let go; returns false, and is as before, when that is not what is given.
  mutating func restore(_ start: [UInt8]) -> Bool {
    guard start.count == released.count,
      start.withUnsafeBytes({ CRC32.checksum($0) }) == released.checksum
    else { return false }
    bytes = start + bytes
    released = Released()
    return true
  }
}
