extension Log {
  /// An unfinished batch and lines that cannot be read, at the end of what was read so far.
  ///
  /// Whether they count is known only when more follows: nothing is ever appended to a torn
  /// batch, so a record after it says that it was whole once and is damaged now.
  struct Tail: Sendable {
    /// Where the first of its lines starts.
    var start: Int?
    /// Lines that cannot be read.
    var damaged: [Range<Int>] = []
    /// The readable records of one batch, in order.
    var records: [Entry] = []
    private var batch = 0
    private var batchStart = 0
  }

  /// A readable line, with what is needed to count it.
  struct Entry: Sendable {
    let line: Line
    let sequence: Int
    let stream: StreamName
  }
}

extension Log.Tail {
  var isWhole: Bool { records.count == batch }

  func isContinued(by record: RecordLine) -> Bool {
    guard let last = records.last else { return false }
    return record.batch == batch && record.batchStart == batchStart
      && record.sequence > last.sequence
  }

  mutating func append(_ entry: Log.Entry, of record: RecordLine) {
    start = start ?? entry.line.offset
    batch = record.batch
    batchStart = record.batchStart
    records.append(entry)
  }

  mutating func append(damaged line: Log.Line) {
    start = start ?? line.offset
    damaged.append(line.range)
  }
}

extension Log {
  /// Takes the next line in: nil for one that cannot be read.
  mutating func take(_ line: Line, _ record: RecordLine?) {
    guard let record else { return tail.append(damaged: line) }
    let entry = Entry(line: line, sequence: record.sequence, stream: record.stream)
    let isAlone = record.batch == 1 || record.sequence <= settledSequence
    if isAlone || !tail.isContinued(by: record) { settleTail() }
    if isAlone { return count(entry) }
    tail.append(entry, of: record)
    if tail.isWhole { settleTail() }
  }

  private mutating func settleTail() {
    guard tail.start != nil else { return }
    damaged += tail.damaged
    tail.records.forEach { count($0) }
    tail = Tail()
  }

  private mutating func count(_ entry: Entry) {
    streams[entry.stream, default: []].append(lines.count)
    lines.append(entry.line)
    lastSequence = max(lastSequence, entry.sequence)
  }
}
