extension Log {
  /// Reads a whole file; throws when it is empty, something else, or of a newer format.
  init(reading file: consuming [UInt8], name: String, epoch: Int) throws(JournalError) {
    self.init(epoch: epoch)
    let (first, header, claimed) = file.withUnsafeBytes(Self.start)
    if let claimed, claimed > Header.version {
      throw .newerFormat(found: claimed, supported: Header.version)
    }
    format = header?.version ?? Header.version
    settledSequence = header?.settled ?? .max
    lastSequence = header?.settled ?? 0
    let end = read(file, from: header == nil ? 0 : first)
    bytes = consume file
    bytes.removeLast(bytes.count - end)
    firstLine = Array(bytes.prefix(first))
    baseEnd = max(baseEnd, first)
    guard header != nil || !lines.isEmpty else { throw .notAJournal(name) }
    if header == nil, damaged.first?.lowerBound != 0 { damaged.insert(0..<0, at: 0) }
  }

  /// The length of the first line, and what it says.
  private static func start(
    _ file: UnsafeRawBufferPointer
  ) -> (length: Int, header: Header?, claimed: Int?) {
    guard let feed = file.lineFeed(from: 0) else {
      return (file.count, nil, Header.claimedVersion(file))
    }
    let line = file.part(0..<feed)
    return (feed + 1, Header(line), Header.claimedVersion(line))
  }

  /// Reads what follows the settled end, given the bytes from there to the end of the file.
  mutating func absorb(_ news: [UInt8]) {
    let end = read(news, from: 0)
    bytes += news[..<end]
  }

  /// Takes in lines that were just written after the settled end of a file that has this size now.
  mutating func absorb(written lines: [UInt8], fileSize: Int) {
    let end = read(lines, from: 0, isChecked: true)
    bytes += lines[..<end]
    self.fileSize = fileSize
  }

  /// Whether bytes after the settled end are whole batches and padding, as a finished write leaves
  /// them.
  func isWhole(_ news: [UInt8]) -> Bool {
    var reading = Log(epoch: epoch)
    reading.settledSequence = settledSequence
    reading.absorb(news)
    return reading.report.isClean
  }

  /// Reads the lines of bytes that follow the settled end, from a place on.
  ///
  /// - Returns: How many of the bytes are settled now.
  private mutating func read(_ news: [UInt8], from start: Int, isChecked: Bool = false) -> Int {
    let origin = settledEnd
    var place = start
    tail = Tail()
    fileSize = origin + news.count
    news.withUnsafeBytes { news in
      while let feed = news.lineFeed(from: place) {
        let line = news.part(place..<feed)
        let record = isChecked ? RecordLine(line) : RecordLine(checking: line)
        take(record, in: (origin + place)..<(origin + feed))
        place = feed + 1
      }
    }
    tail.end = origin + max(place, news.lastIndex { $0 != Self.padding }.map { $0 + 1 } ?? 0)
    let end = (tail.start ?? (origin + place)) - origin
    tail.written = Self.written(in: news[end..<(tail.end - origin)])
    return end
  }

  /// How many bytes are more than padding: no line that was written begins with a space.
  private static func written(in tail: ArraySlice<UInt8>) -> Int {
    var count = 0
    var isPadding = true
    for byte in tail where !isPadding || byte != padding {
      count += 1
      isPadding = byte == UInt8(ascii: "\n")
    }
    return count
  }
}
