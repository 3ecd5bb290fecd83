extension Log {
  /// An unfinished batch and lines that cannot be read, at the end of what was read so far.
  ///
  /// Whether they count is known only when more follows: nothing is ever appended to a torn
  /// batch, so a record after it says that it was whole once and is damaged now.
  struct Tail: Sendable {
    /// Where the first of its lines starts.
    var start: Int?
    /// Where the file ends, padding aside.
    var end = 0
    /// How many of its bytes are not padding.
    var written = 0
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
    /// The records that it undoes; nil for what is no mark of the journal.
    let undoes: [EventID]?
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

  mutating func append(damaged range: Range<Int>) {
    start = start ?? range.lowerBound
    damaged.append(range)
  }
}

extension Log {
  /// Takes the next line in: nil for one that cannot be read.
  mutating func take(_ record: RecordLine?, in range: Range<Int>) {
    guard let record, let topic = topics.number(ofField: record.topic) else {
      return tail.append(damaged: range)
    }
    let entry = Entry(
      line: Line(range, topic: topic), sequence: record.sequence,
      undoes: undoes(by: record, about: topic))
    let isSettled = record.sequence <= settledSequence
    if isSettled { baseEnd = range.upperBound + 1 }
    let isAlone = record.batch == 1 || isSettled
    if isAlone || !tail.isContinued(by: record) { settleTail() }
    if isAlone { return count(entry) }
    tail.append(entry, of: record)
    if tail.isWhole { settleTail() }
  }

  /// The records that a line undoes; nil for what is no mark.
  private func undoes(by record: RecordLine, about topic: Int) -> [EventID]? {
    guard record.version == UndoMark.version else { return nil }
    return UndoMark(record.record(of: topics.all[topic].topic, format: format))?.undoes ?? []
  }

  private mutating func settleTail() {
    guard tail.start != nil else { return }
    damaged += tail.damaged
    tail.records.forEach { count($0) }
    tail = Tail()
  }

  /// Notes that the next record is the last about its subject.
  private mutating func supersede(_ topic: Int) {
    guard topics.all[topic].topic.subject != nil else { return }
    while lastOfTopic.count <= topic { lastOfTopic.append(-1) }
    let stream = topics.all[topic].stream
    while supersededBytes.count <= stream { supersededBytes.append(0) }
    if lastOfTopic[topic] >= 0 { supersededBytes[stream] += lines[lastOfTopic[topic]].count }
    lastOfTopic[topic] = lines.count
  }

  private mutating func count(_ entry: Entry) {
    let stream = topics.all[entry.line.topic].stream
    while streamLines.count <= stream { streamLines.append([]) }
    streamLines[stream].append(lines.count)
    if let undoes = entry.undoes {
      marks.append(lines.count)
      undone[stream, default: []].formUnion(undoes)
    }
    supersede(entry.line.topic)
    lines.append(entry.line)
    lastSequence = max(lastSequence, entry.sequence)
  }
}
