extension Log {
  /// How many records more are gone than lines that cannot be read, with those that were acknowledged
  /// after the end of the file.
  var missingLines: Int { missing(with: missingAtEnd) + (isOfOthers ? 1 : 0) }

  /// Whether the file itself is not as it should be, whatever may have followed it.
  var hasFaults: Bool { !damage.isEmpty || missing(with: 0) + misplaced + unended > 0 }

  /// How many records more are gone than lines that cannot be read.
  ///
  /// Sequences follow each other without a gap, except among the records that were copied from an
  /// earlier file; the first line says how many those were.
  private func missing(with atEnd: Int) -> Int {
    guard settledSequence != .max else { return 0 }
    let settled = max(0, (keptRecords ?? settledLines) - settledLines)
    let after = (lastSequence - settledSequence) - (lines.count - settledLines)
    return max(0, settled + after + atEnd - damage.count)
  }

  /// Puts records in the order of their sequences and counts each once.
  ///
  /// The lines of the file were moved or doubled. Of two that differ with one sequence the first
  /// counts.
  mutating func putInOrder() {
    let entries = bytes.withUnsafeBytes { bytes in
      lines.compactMap { entry(of: $0, in: bytes) }
    }
    let known = misplaced
    forgetRecords()
    var last: Entry?
    for entry in entries.sorted(by: Self.isBefore) {
      if let last, last.sequence == entry.sequence {
        if bytes[last.line.range] != bytes[entry.line.range] { damage.append(entry.line.range) }
      } else {
        count(entry)
        last = entry
      }
    }
    misplaced = known
  }

  private static func isBefore(_ one: Entry, _ other: Entry) -> Bool {
    (one.sequence, one.line.offset) < (other.sequence, other.line.offset)
  }

  private func entry(of line: Line, in bytes: UnsafeRawBufferPointer) -> Entry? {
    guard let record = RecordLine(bytes.part(line.range)) else { return nil }
    return Entry(
      line: line, sequence: record.sequence, undoes: undoes(by: record, about: line.topic))
  }

  private mutating func forgetRecords() {
    (lines, streamLines, marks, undone) = ([], [], [], [:])
    (lastOfTopic, supersededBytes) = ([], [])
    (settledLines, lastCounted, misplaced) = (0, 0, 0)
  }
}
