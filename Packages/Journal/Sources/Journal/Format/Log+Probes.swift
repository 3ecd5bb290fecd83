extension Log {
  /// Keeps what tells later whether the end of a file that is not as it should be has changed: the
  /// bytes after its last readable line, and those around its last byte.
  mutating func noteEnd(of part: FilePart, from start: Int) {
    probes = []
    guard tail.end > start || needsRepair || foreignEnds > 0 else { return }
    for place in [lastInFile?.range.upperBound ?? 0, tail.end] {
      let range = (place - Probe.reach)..<(place + Probe.reach)
      let known = range.clamped(to: part.start..<part.end)
      guard !known.isEmpty else { continue }
      probes.append(Probe(offset: known.lowerBound, bytes: Array(part[known])))
    }
  }

  /// The last readable line with what ends it, or the first line of a file without any.
  var lastKnown: Range<Int> {
    let last = lastInFile?.range ?? 0..<max(0, firstLine.count - 1)
    return last.lowerBound..<min(last.upperBound + 1, settledEnd)
  }

  /// Bytes of the file that are at hand.
  func bytes(in range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[(range.lowerBound - released.count)..<(range.upperBound - released.count)]
  }

  /// Whether a file that has a size now still ends as it did.
  func isUnchanged(in file: JournalFile, of size: Int) throws(JournalError) -> Bool {
    guard !probes.isEmpty, size == fileSize else { return false }
    for probe in probes {
      guard try file.read(probe.offset, probe.bytes.count) == probe.bytes else { return false }
    }
    return true
  }
}
