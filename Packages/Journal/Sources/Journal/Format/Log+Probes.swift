extension Log {
  /// Keeps some bytes that later show whether the end of a faulty file has changed.
  ///
  /// They are the bytes after its last readable line, and those around its last byte.
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

  /// The range of the last readable line with its end, or of the first line of a file without
  /// records.
  var lastKnown: Range<Int> {
    let last = lastInFile?.range ?? 0..<max(0, firstLine.count - 1)
    return last.lowerBound..<min(last.upperBound + 1, settledEnd)
  }

  /// Bytes of the file that are in memory.
  func bytes(in range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[(range.lowerBound - released.count)..<(range.upperBound - released.count)]
  }

  /// Whether a file of the given size still has the same end.
  func isUnchanged(in file: JournalFile, of size: Int) throws(JournalError) -> Bool {
    guard !probes.isEmpty, size == fileSize else { return false }
    for probe in probes {
      guard try file.read(probe.offset, probe.bytes.count) == probe.bytes else { return false }
    }
    return true
  }
}
