extension Log {
  /// Reads a whole file; throws when it is empty, something else, or of a newer format.
  init(reading file: [UInt8], name: String, epoch: Int) throws(JournalError) {
    self.init(epoch: epoch)
    let (first, header, claimed) = file.withUnsafeBytes(Self.start)
    if let claimed, claimed > Header.version {
      throw .newerFormat(found: claimed, supported: Header.version)
    }
    firstLine = Array(file[..<first])
    settledSequence = header?.settled ?? .max
    lastSequence = header?.settled ?? 0
    absorb(file, from: header == nil ? 0 : first)
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
    absorb(news, from: 0)
  }

  /// Reads the lines of `news` from a place on; the bytes before it are taken as they are.
  private mutating func absorb(_ news: [UInt8], from start: Int) {
    let origin = settledEnd
    var place = start
    tail = Tail()
    fileSize = origin + news.count
    news.withUnsafeBytes { news in
      while let feed = news.lineFeed(from: place) {
        let line = Line(offset: origin + place, count: feed - place)
        take(line, RecordLine(checking: news.part(place..<feed)))
        place = feed + 1
      }
    }
    keep(news, upTo: (tail.start ?? (origin + place)) - origin)
  }

  private mutating func keep(_ news: [UInt8], upTo end: Int) {
    if bytes.isEmpty { bytes = news } else { bytes += news }
    if end < news.count { bytes.removeLast(news.count - end) }
  }
}
