extension Log {
  /// The number of missing records minus the number of unreadable lines.
  ///
  /// It includes acknowledged records after the end of the file.
  var missingLines: Int { missing(with: missingAtEnd) + (isOfOthers ? 1 : 0) }

  /// Whether the file itself has faults, apart from missing acknowledged records after its end.
  var hasFaults: Bool { !damage.isEmpty || missing(with: 0) + misplaced + unended > 0 }

  /// The number of missing records minus the number of unreadable lines, at least 0.
  ///
  /// Sequences have gaps only among the records that were copied from an earlier file. The first
  /// line states the number of these records.
  private func missing(with atEnd: Int) -> Int {
    guard settledSequence != .max else { return 0 }
    let settled = max(0, (keptRecords ?? settledLines) - settledLines)
    let after = (lastSequence - settledSequence) - (lines.count - settledLines)
    return max(0, settled + after + atEnd - damage.count)
  }

  /// Sorts records by their sequences, and includes each only once.
  ///
  /// This is needed if lines of the file were moved or duplicated. If two different lines have the
  /// same sequence, the first is used.
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
