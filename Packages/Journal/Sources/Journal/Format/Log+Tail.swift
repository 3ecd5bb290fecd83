extension Log {
  /// An unfinished batch and unreadable lines, at the end of the lines read so far.
  ///
  /// Only the next lines show whether they are valid. A journal never appends to an unfinished
  /// batch, so a record after it shows that the batch was complete once and is damaged now.
  struct Tail: Sendable {
    /// The start of its first line; nil if it is empty.
    var start: Int?
    /// The end of the file, without padding.
    var end = 0
    /// The number of its bytes that are not padding.
    var written = 0
    /// The unreadable lines.
    var damage = Damage()
    /// The number of its lines without their line feed.
    var unended = 0
    /// The readable records of one batch, in order.
    var records: [Entry] = []
    /// Whether an unfinished write cannot have left it, so that all of it may have been
    /// acknowledged.
    var isDamaged = false
    /// Whether its first bytes are padding, as after an unfinished write, but too few to be
    /// certain.
    var isAmbiguous = false
    private var batch = 0
    private var batchStart = 0
    private var lastPlace = 0
    private var followsHole = false
  }

  /// A readable line, with the values that are needed to add it to the log.
  struct Entry: Sendable {
    let line: Line
    let sequence: Int
    /// The ids of the records that it undoes; nil if it is not a mark of the journal.
    let undoes: [EventID]?
  }
}

extension Log.Tail {
  var isWhole: Bool { records.count == batch }

  /// Whether a record may belong to the same write as these, even if the start of the batch is
  /// lost.
  func isContinued(by record: RecordLine) -> Bool {
    guard let last = records.last else { return !isDamaged }
    return record.batch == batch && record.batchStart == batchStart
      && record.sequence > last.sequence
  }

  /// Adds a record of a batch.
  ///
  /// An unfinished write leaves gaps of lost bytes, but it never removes or moves lines.
  ///
  /// - Parameter previous: The possible sequences before the batch.
  mutating func append(_ entry: Log.Entry, of record: RecordLine, after previous: ClosedRange<Int>)
  {
    let isNext = record.place == lastPlace + 1
    let isFirst = !records.isEmpty || previous.contains(record.batchStart)
    if !followsHole, !isNext || !isFirst { isDamaged = true }
    start = start ?? entry.line.offset
    batch = record.batch
    batchStart = record.batchStart
    (lastPlace, followsHole) = (record.place, false)
    records.append(entry)
  }

  /// Adds an unreadable line.
  mutating func append(unreadable range: Range<Int>, of part: FilePart, isEnded: Bool) {
    let first = start ?? range.lowerBound
    start = first
    damage.append(range)
    let isTorn =
      isEnded
      ? part.hasHole(in: range, ofWriteFrom: first) : part.isTorn(range, ofWriteFrom: first)
    if isTorn { return followsHole = true }
    isDamaged = true
    isAmbiguous = isAmbiguous || (first < range.upperBound && part.isBlank(first..<(first + 1)))
  }
}

extension Log {
  /// Reads the next valid line; returns false if it names no stream.
  mutating func take(_ record: RecordLine, in range: Range<Int>) -> Bool {
    guard let topic = topics.number(ofField: record.topic) else { return false }
    let entry = Entry(
      line: Line(range, topic: topic), sequence: record.sequence,
      undoes: undoes(by: record, about: topic))
    let isSettled = record.sequence <= settledSequence
    if isSettled { baseEnd = max(baseEnd, range.upperBound + 1) }
    let isAlone = record.batch == 1 || isSettled
    if isAlone || !tail.isContinued(by: record) { settleTail() }
    if isAlone {
      count(entry)
      return true
    }
    tail.append(entry, of: record, after: lastSequence...(lastSequence + damage.count))
    if tail.isWhole { settleTail() }
    return true
  }

  /// Reads a line that is not a single record: it has records that lost their line feed, and a
  /// rest.
  ///
  /// - Parameter isEnded: Whether the line ends with a line feed.
  /// - Returns: The start of the unreadable rest, or the end.
  @discardableResult
  mutating func takeApart(_ range: Range<Int>, of part: FilePart, isEnded: Bool = true) -> Int {
    var start = range.lowerBound
    while start < range.upperBound,
      let end = part.endOfRecord(in: start..<range.upperBound),
      let record = RecordLine(part[start..<end]), take(record, in: start..<end)
    {
      if end < range.upperBound || !isEnded { noteUnended() }
      start = min(end + 1, range.upperBound)
    }
    guard start < range.upperBound || range.isEmpty else { return start }
    tail.append(unreadable: start..<range.upperBound, of: part, isEnded: isEnded)
    return start
  }

  /// Notes that the last line has lost its line feed.
  private mutating func noteUnended() {
    if tail.start == nil { unended += 1 } else { tail.unended += 1 }
  }

  /// The ids of the records that a line undoes; nil if the line is not a mark.
  func undoes(by record: RecordLine, about topic: Int) -> [EventID]? {
    guard record.version == UndoMark.version else { return nil }
    return UndoMark.ids(record.payload)
      ?? UndoMark(record.record(of: topics.topic(topic), format: format))?.undoes ?? []
  }

  /// Adds the records of an unfinished batch, which was complete once.
  ///
  /// At an ambiguous end of the file, they are noted as damage instead.
  mutating func settleTail(isAtEnd: Bool = false) {
    guard tail.start != nil else { return }
    damage.append(tail.damage)
    unended += tail.unended
    for entry in tail.records {
      if isAtEnd, tail.isAmbiguous { damage.append(entry.line.range) } else { count(entry) }
    }
    tail = Tail()
  }

  /// Notes that the last record so far is the latest record about its subject.
  mutating func supersede(_ topic: Int, by index: Int) {
    guard topics.hasSubject(topic) else { return }
    while lastOfTopic.count <= topic { lastOfTopic.append(-1) }
    let stream = topics.stream(of: topic)
    while supersededBytes.count <= stream { supersededBytes.append(0) }
    if lastOfTopic[topic] >= 0 { supersededBytes[stream] += lines[lastOfTopic[topic]].count }
    lastOfTopic[topic] = index
  }

  /// Adds a record to the log.
  mutating func count(_ entry: Entry) {
    let stream = topics.stream(of: entry.line.topic)
    while streamLines.count <= stream { streamLines.append([]) }
    streamLines[stream].append(lines.count)
    if let undoes = entry.undoes {
      marks.append(lines.count)
      undone[stream, default: []].formUnion(undoes.lazy.map(\.hashValue))
    }
    supersede(entry.line.topic, by: lines.count)
    lines.append(entry.line)
    if entry.sequence <= settledSequence { settledLines += 1 }
    if entry.sequence <= lastCounted { misplaced += 1 }
    lastCounted = max(lastCounted, entry.sequence)
    lastSequence = max(lastSequence, entry.sequence)
    if entry.line.offset >= lastInFile?.offset ?? 0 { lastInFile = entry.line }
  }
}
