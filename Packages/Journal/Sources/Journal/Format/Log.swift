/// What one file holds, as far as it was read: its bytes and where each record is in them.
///
/// Records are checked when they are read and decoded only when asked for.
struct Log: Sendable {
  /// What fills a file after its last line.
  static let padding = UInt8(ascii: " ")

  /// Changes with every file that is read from its start; records are counted within one epoch.
  let epoch: Int

  /// The file from its start to the end of the last settled line.
  var bytes: [UInt8] = []
  /// The version of the format that the file is written in.
  var format = Header.version
  /// The size of the file when it was last read or written.
  var fileSize = 0
  /// Where the readable records are, in file order.
  var lines: [Line] = []
  /// What the records are about.
  var topics = Topics()
  /// The indices in `lines` of each stream's records, by the number of the stream.
  var streamLines: [[Int]] = []
  /// The indices in `lines` of the journal's own marks.
  var marks: [Int] = []
  /// The last record of each topic with a subject, by the number of the topic; -1 for none.
  var lastOfTopic: [Int] = []
  /// How many bytes of each stream's records have a later one about the same subject.
  var supersededBytes: [Int] = []
  /// The highest sequence so far.
  var lastSequence = 0
  /// Records up to this sequence are settled without regard to their batch.
  var settledSequence = 0
  /// Where the records end that were in the file when it was last written whole.
  var baseEnd = 0
  /// Lines before the settled end that cannot be read.
  var damaged: [Range<Int>] = []
  /// What follows the settled end.
  var tail = Tail()
  /// The copy that was made of this file because of its damage.
  var setAside: String?

  /// A folder of which nothing was read yet.
  init(epoch: Int) {
    self.epoch = epoch
  }

  /// Where a record's line is, without its line feed, and what it is about.
  struct Line: Sendable {
    let offset: Int
    let count: Int
    let topic: Int
    var range: Range<Int> { offset..<(offset + count) }
  }
}

extension Log {
  /// There is a file.
  var exists: Bool { !bytes.isEmpty }
  /// Everything before this byte was acknowledged or is damaged; new lines go here.
  var settledEnd: Int { bytes.count }
  var hasTail: Bool { tail.end > settledEnd }
  var needsRepair: Bool { !damaged.isEmpty || !tail.damaged.isEmpty }
  /// The device that signed the first record.
  var firstDevice: DeviceID? { records(lines.indices.prefix(1)).first?.device }
  /// The streams that have records.
  var streams: [StreamName] { topics.streams.filter { !indices(of: $0).isEmpty } }

  /// The indices in `lines` of a stream's records.
  func indices(of stream: StreamName) -> [Int] {
    // A torn batch may name a stream that has no record.
    guard let number = topics.number(of: stream), number < streamLines.count else { return [] }
    return streamLines[number]
  }

  /// The stream of a line.
  func stream(of index: Int) -> StreamName { topics.all[lines[index].topic].topic.stream }

  /// What is wrong with the file as it is now.
  var report: RecoveryReport {
    var report = RecoveryReport()
    report.kept = lines.count
    report.tornTail = hasTail ? settledEnd..<tail.end : nil
    report.droppedBytes = tail.written
    report.droppedRecords = tail.records.count
    report.damaged = damaged + tail.damaged
    report.setAside = setAside
    return report
  }

  /// The records at some indices of `lines`.
  func records(_ indices: some Sequence<Int>) -> [Record] {
    bytes.withUnsafeBytes { bytes in
      indices.compactMap { index in
        let line = lines[index]
        return RecordLine(bytes.part(line.range))?
          .record(of: topics.all[line.topic].topic, format: format)
      }
    }
  }

  /// The bytes of a new file with some of this file's lines, unchanged.
  func copy(as file: String, keeping isKept: (Int) -> Bool) -> [UInt8] {
    var copy = Header(file: file, settled: lastSequence).line
    copy.reserveCapacity(bytes.count)
    for index in lines.indices where isKept(index) {
      copy += bytes[lines[index].range]
      copy.append(UInt8(ascii: "\n"))
    }
    return copy
  }
}
