#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension EventJournal {
  /// Updates the log from the file, and loads every line from a first line on.
  ///
  /// - Parameter first: The index of that line in the current log; nil if no line is needed.
  func refresh(from first: (Log) -> Int?) throws(JournalError) {
    try folder.refresh(&log)
    if let first = first(log), !log.isAtHand(first) { try folder.recall(&log) }
  }

  /// Updates the log from the file, and loads the parts that contain some lines.
  ///
  /// If the file has changed there, it is read again and `wanted` is called again.
  ///
  /// - Parameter wanted: Gives the indices of those lines in the current log.
  func pieces(of wanted: (Log) -> some Sequence<Int>) throws(JournalError) -> LinePieces {
    try folder.refresh(&log)
    if !log.isMostlyReleased(wanted(log)), let pieces = try folder.pieces(of: wanted(log), in: log)
    {
      return pieces
    }
    try folder.recall(&log)
    return log.piecesAtHand
  }

  /// Reads all lines of the file, even of a large file with an index, and reports its faults.
  public func check() throws(JournalError) -> RecoveryReport {
    try refresh { $0.lines.indices.first }
    log.release(keeping: folder.atHand)
    return recovery
  }

  /// The records at some places, in the order of the places; places whose record no longer exists
  /// are left out.
  public func records(at places: [EventPlace]) throws(JournalError) -> [Record] {
    try folder.refresh(&log)
    if let records = try folder.records(at: places, in: log) { return records }
    try folder.recall(&log)
    return try folder.records(at: places, in: log) ?? []
  }

  /// All records of all streams, in order.
  public func records() throws(JournalError) -> [Record] {
    try refresh { $0.lines.indices.first }
    return log.records(log.lines.indices)
  }

  /// The records of a stream, in order; empty for an unknown stream.
  public func records(in stream: StreamName) throws(JournalError) -> [Record] {
    let pieces = try pieces { $0.indices(of: stream) }
    return log.records(log.indices(of: stream), in: pieces)
  }

  /// The streams that have records, sorted by name; this version may not know all of them.
  public func streams() throws(JournalError) -> [StreamName] {
    try folder.refresh(&log)
    return log.streams.sorted()
  }

  /// All readable records as one JSON document, with one record per line.
  ///
  /// `{"format", "version", "records": [{"sequence", "id", "device", "time", "stream", "subject",
  /// "version", "payload"}]}`, with the time in UTC, the payload as it was appended, and a subject
  /// if there is one.
  public func exportAll() throws(JournalError) -> Data {
    try refresh { $0.lines.indices.first }
    var document = Array(#"{"format":"\#(Header.magic)","version":\#(Header.version),"#.utf8)
    document += Array(#""records":["#.utf8)
    for (index, line) in log.lines.enumerated() {
      document += Array((index == 0 ? "\n" : ",\n").utf8)
      let topic = log.topics.topic(line.topic)
      log.bytes.withUnsafeBytes { bytes in
        document += RecordLine(bytes.part(log.place(of: line)))?.json(topic) ?? []
      }
    }
    return Data(document + Array("\n]}\n".utf8))
  }
}

extension Log {
  /// Whether some lines are more than half of the bytes that are not in memory.
  ///
  /// Then reading all at once is cheaper, because other callers will need the rest.
  fileprivate func isMostlyReleased(_ indices: some Sequence<Int>) -> Bool {
    var count = 0
    for index in indices where !isAtHand(index) { count += lines[index].count }
    return count > released.count / 2
  }
}

extension RecordLine {
  /// The record as a JSON object; ids, times and names need no escapes.
  fileprivate func json(_ topic: Topic) -> [UInt8] {
    func text(_ bytes: some Sequence<UInt8>) -> String {
      String(decoding: Array(bytes), as: UTF8.self)
    }
    let subject = topic.subject.map { #""subject":"\#($0)","# } ?? ""
    let fields =
      #"{"sequence":\#(sequence),"id":"\#(text(id))","device":"\#(text(device))","#
      + #""time":"\#(text(time.bytes))","stream":"\#(topic.stream)",\#(subject)"version":\#(version),"payload":"#
    return Array(fields.utf8) + Array(payload) + [UInt8(ascii: "}")]
  }
}
