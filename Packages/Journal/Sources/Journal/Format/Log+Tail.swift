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
    var damage = Damage()
    /// How many lines lost the line feed after them.
    var unended = 0
    /// The readable records of one batch, in order.
    var records: [Entry] = []
    /// No write that did not finish can have left it: all of it may have been acknowledged.
    var isDamaged = false
    /// Its first bytes are padding, as when a write did not finish, but too few to tell.
    var isAmbiguous = false
    private var batch = 0
    private var batchStart = 0
    private var lastPlace = 0
    private var followsHole = false
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

  /// Whether a record of a batch may come from the same write; one that lost its start, too.
  func isContinued(by record: RecordLine) -> Bool {
    guard let last = records.last else { return !isDamaged }
    return record.batch == batch && record.batchStart == batchStart
      && record.sequence > last.sequence
  }

  /// Takes a record of a batch.
  ///
  /// A write that did not finish leaves holes, but never takes lines out or moves them.
  ///
  /// - Parameter previous: What the sequence before the batch may be.
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

  /// Takes a line that cannot be read.
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
  /// Takes the next readable line in; returns false for one that names no stream.
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

  /// Takes a line in that cannot be read as one: records whose line feed is not there any more, and
  /// what is left.
  ///
  /// - Parameter isEnded: Whether a line feed ends it.
  /// - Returns: Where what cannot be read starts, or the end.
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

  /// Notes that the line that was taken last has lost its line feed.
  private mutating func noteUnended() {
    if tail.start == nil { unended += 1 } else { tail.unended += 1 }
  }

  /// The records that a line undoes; nil for what is no mark.
  func undoes(by record: RecordLine, about topic: Int) -> [EventID]? {
    guard record.version == UndoMark.version else { return nil }
    return UndoMark.ids(record.payload)
      ?? UndoMark(record.record(of: topics.topic(topic), format: format))?.undoes ?? []
  }

  /// Counts what is left of an unfinished batch: it was whole once, unless nobody can tell.
  mutating func settleTail(isAtEnd: Bool = false) {
    guard tail.start != nil else { return }
    damage.append(tail.damage)
    unended += tail.unended
    for entry in tail.records {
      if isAtEnd, tail.isAmbiguous { damage.append(entry.line.range) } else { count(entry) }
    }
    tail = Tail()
  }

  /// Notes that a record, which is the last so far, is the last about its subject.
  mutating func supersede(_ topic: Int, by index: Int) {
    guard topics.hasSubject(topic) else { return }
    while lastOfTopic.count <= topic { lastOfTopic.append(-1) }
    let stream = topics.stream(of: topic)
    while supersededBytes.count <= stream { supersededBytes.append(0) }
    if lastOfTopic[topic] >= 0 { supersededBytes[stream] += lines[lastOfTopic[topic]].count }
    lastOfTopic[topic] = index
  }

  /// Takes a record as one that counts.
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
