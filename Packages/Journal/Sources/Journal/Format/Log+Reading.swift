extension Log {
  /// Reads a whole file; throws if it is empty, of another kind, or of a newer format.
  ///
  /// - Parameters:
  ///   - count: The count in the file next to it.
  ///   - isPart: Whether this is only the start of a file.
  init(
    reading file: consuming [UInt8], name: String, epoch: Int, count: AcknowledgedCount? = nil,
    isPart: Bool = false
  ) throws(JournalError) {
    self.init(epoch: epoch)
    let (first, header, claimed, isForeign) = file.withUnsafeBytes(Self.start)
    expect(count, asEndOf: header)
    if isPart { end = .open }
    defer { end = .open }
    if let claimed, claimed > Header.version {
      throw .newerFormat(found: claimed, supported: Header.version)
    }
    format = header?.version ?? Header.version
    settledSequence = header?.settled ?? .max
    keptRecords = header?.kept
    lastSequence = header?.settled ?? 0
    if isForeign { foreignEnds += 1 }
    if header != nil, first == 0 || file[first - 1] != UInt8(ascii: "\n") { unended += 1 }
    let settled = read(file, from: header == nil ? 0 : first)
    bytes = consume file
    bytes.removeLast(bytes.count - settled)
    firstLine = Array(bytes.prefix(first))
    baseEnd = max(baseEnd, first)
    guard header != nil || !lines.isEmpty else { throw .notAJournal(name) }
    if misplaced > 0 { putInOrder() }
    if header == nil, damage.ranges.first?.lowerBound != 0 { damage.append(0..<0) }
  }

  /// The length of the first line, its header, and whether it has a line end of other systems.
  private static func start(
    _ file: UnsafeRawBufferPointer
  ) -> (length: Int, header: Header?, claimed: Int?, isForeign: Bool) {
    let feed = file.lineFeed(from: 0)
    let line = file.part(0..<(feed ?? file.count))
    let claimed = Header.claimedVersion(line)
    if let feed, let header = Header(line) { return (feed + 1, header, claimed, false) }
    guard let (header, length) = Header.leading(line) else {
      return (feed.map { $0 + 1 } ?? file.count, nil, claimed, false)
    }
    if let feed, line.last == FilePart.carriageReturn, length == line.count - 1 {
      return (feed + 1, header, claimed, true)
    }
    return (min(length + 1, file.count), header, claimed, false)
  }

  /// Reads the bytes from the settled end to the end of the file.
  mutating func absorb(_ news: [UInt8]) {
    let end = read(news, from: 0)
    bytes += news[..<end]
  }

  /// Adds lines that were just written after the settled end, and sets the new size of the file.
  mutating func absorb(written lines: [UInt8], fileSize: Int) {
    let end = read(lines, from: 0, isChecked: true)
    bytes += lines[..<end]
    self.fileSize = fileSize
  }

  /// The faults in the bytes after the settled end.
  ///
  /// There are none for complete batches and padding, which a finished write leaves.
  func report(on news: [UInt8]) -> RecoveryReport {
    var reading = Log(epoch: epoch)
    reading.settledSequence = settledSequence == .max ? .max : lastSequence
    reading.lastSequence = lastSequence
    reading.lastCounted = lastCounted
    reading.keptRecords = 0
    reading.released.count = settledEnd
    reading.absorb(news)
    return reading.report
  }

  /// Reads the lines in the bytes after the settled end, from an offset on.
  ///
  /// - Returns: The number of these bytes that are settled now.
  private mutating func read(_ news: [UInt8], from start: Int, isChecked: Bool = false) -> Int {
    let origin = settledEnd
    tail = Tail()
    fileSize = origin + news.count
    return news.withUnsafeBytes { news in
      let part = FilePart(news, at: origin)
      var place = origin + start
      var lastContent: Int?
      while let feed = part.lineFeed(from: place) {
        let line = part[place..<feed]
        let record = isChecked ? RecordLine(line) : RecordLine(checking: line)
        if record.map({ take($0, in: place..<feed) }) != true {
          let contentEnd = lastContent ?? part.contentEnd(from: place)
          lastContent = contentEnd
          if place >= contentEnd { break }
          if !takeForeign(place..<feed, of: part) { takeApart(place..<feed, of: part) }
        }
        place = feed + 1
      }
      return takeEnd(of: part, from: place) - origin
    }
  }

  /// Reads a line that ends with a carriage return, as other systems write it; returns false for
  /// any other line.
  private mutating func takeForeign(_ range: Range<Int>, of part: FilePart) -> Bool {
    guard range.count > 1, part[range].last == FilePart.carriageReturn else { return false }
    let line = range.lowerBound..<(range.upperBound - 1)
    guard let record = RecordLine(checking: part[line]), take(record, in: line) else {
      return false
    }
    foreignEnds += 1
    return true
  }

  /// Reads the bytes that have no line feed; returns the new settled end.
  private mutating func takeEnd(of part: FilePart, from place: Int) -> Int {
    // An editor or a mail program may have left empty lines there.
    let contentEnd = part.contentEnd(from: place)
    let isEmptied = contentEnd == place && part.written(from: place) > place
    if isEmptied { foreignEnds += 1 }
    let end = isEmptied ? place : part.written(from: place, orZero: true)
    let rest = place..<end
    var settled = place
    if !rest.isEmpty { settled = takeApart(rest, of: part, isEnded: false) }
    tail.end = isEmptied ? settled : max(settled, part.written(from: place))
    // A single byte after the settled end was a line feed, and is no damage.
    if mayEndBeAcknowledged, tail.start != nil || tail.end > settled + 1 {
      if tail.start == nil {
        tail.append(unreadable: settled..<tail.end, of: part, isEnded: false)
      }
      // The records of half a batch are used only if they are known to be acknowledged.
      if !tail.isDamaged, acknowledged == 0 { tail.isAmbiguous = true }
      tail.isDamaged = true
    }
    if tail.isDamaged {
      settled = max(end, settled, tail.start == nil ? settled : tail.end)
      settleTail(isAtEnd: true)
    }
    let start = tail.start ?? settled
    tail.end = max(tail.end, start)
    tail.written = part.count(ofWrittenIn: start..<tail.end)
    noteEnd(of: part, from: start)
    return start
  }
}

extension FilePart {
  /// The number of bytes that are not padding; no written line begins with a space.
  fileprivate func count(ofWrittenIn range: Range<Int>) -> Int {
    var count = 0
    var place = range.lowerBound
    while place < range.upperBound {
      while place < range.upperBound, self[place..<(place + 1)][0] == Log.padding { place += 1 }
      let next = min(lineFeed(from: place).map { $0 + 1 } ?? end, range.upperBound)
      count += next - place
      place = next
    }
    return count
  }
}
