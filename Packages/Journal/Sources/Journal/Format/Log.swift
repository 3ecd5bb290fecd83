/// What one file holds, as far as it was read: where each record is, and the bytes of the last ones.
///
/// Records are checked when they are read and decoded only when asked for.
struct Log: Sendable {
  /// What fills a file after its last line.
  static let padding = UInt8(ascii: " ")

  /// Changes with every file that is read from its start; records are counted within one epoch.
  let epoch: Int

  /// The first line of the file, which is another one in every file.
  var firstLine: [UInt8] = []
  /// The start of the file, which is not at hand.
  var released = Released()
  /// The file from there to the end of the last settled line.
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
  /// The hash values of the ids of the records that the marks undo, by the number of their stream;
  /// 64 bits tell them apart, and take a fraction of the memory.
  var undone: [Int: Set<Int>] = [:]
  /// The last record of each topic with a subject, by the number of the topic; -1 for none.
  var lastOfTopic: [Int] = []
  /// How many bytes of each stream's records have a later one about the same subject.
  var supersededBytes: [Int] = []
  /// The highest sequence so far.
  var lastSequence = 0
  /// Records up to this sequence are settled without regard to their batch.
  var settledSequence = 0
  /// How many records were copied from an earlier file; nil when the file does not say.
  var keptRecords: Int?
  /// How many of them there are.
  var settledLines = 0
  /// The highest sequence of a record so far.
  var lastCounted = 0
  /// Where the records end that were in the file when it was last written whole.
  var baseEnd = 0
  /// Lines before the settled end that cannot be read.
  var damage = Damage()
  /// How many lines before the settled end are out of their order, or there twice.
  var misplaced = 0
  /// How many lines before the settled end lost the line feed after them.
  var unended = 0
  /// How many lines end as those of another system do; nothing is lost by that.
  var foreignEnds = 0
  /// The readable line before the settled end that is the last in the file.
  var lastInFile: Line?
  /// Some bytes at the end of a file that does not end with a whole batch: while they are the same
  /// and the file is as large, so is the rest.
  var probes: [Probe] = []
  /// What follows the settled end.
  var tail = Tail()
  /// What is known of the end of the file while it is read.
  var end = End.open
  /// What the file beside the journal said when it was read.
  var counted: AcknowledgedCount?
  /// The last sequence that was acknowledged as far as that says.
  var acknowledged = 0
  /// Whether that counts the records of another journal, which are not here.
  var isOfOthers = false
  /// How far the index of the file reaches, as far as is known.
  var indexedEnd = 0
  /// The copy that was made of this file because of its damage.
  var setAside: String?
  /// What became of the file, where the folder does not have its records any more.
  var missing: MissingRecords?

  /// A folder of which nothing was read yet.
  init(epoch: Int) {
    self.epoch = epoch
  }

  /// Bytes of the file and where they are.
  struct Probe: Sendable {
    /// How far around a place the bytes are kept.
    static let reach = 512

    let offset: Int
    let bytes: [UInt8]
  }

  /// Where a record's line is, without its line feed, and what it is about; kept for every record,
  /// and so kept small.
  struct Line: Sendable {
    private let place: UInt32
    private let length: UInt32
    private let number: UInt32

    init(_ range: Range<Int>, topic: Int) {
      place = UInt32(range.lowerBound)
      length = UInt32(range.count)
      number = UInt32(topic)
    }

    var range: Range<Int> { offset..<(offset + count) }
    var offset: Int { Int(place) }
    var count: Int { Int(length) }
    var topic: Int { Int(number) }
  }
}

extension Log {
  /// There is a file.
  var exists: Bool { settledEnd > 0 }
  /// Everything before this byte was acknowledged or is damaged; new lines go here.
  var settledEnd: Int { released.count + bytes.count }
  var hasTail: Bool { tail.end > settledEnd }
  /// The next write copies the file and writes it anew.
  var needsRepair: Bool { !damage.isEmpty || missingLines + misplaced + unended > 0 }
  /// The first line of a file that was compacted does not say how many records it kept.
  var isUncounted: Bool {
    keptRecords == nil && settledSequence > 0 && settledSequence != .max
  }
  /// The device that signed the first record.
  var firstDevice: DeviceID? {
    released.firstDevice ?? records(lines.indices.prefix(1)).first?.device
  }
  /// The streams that have records.
  var streams: [StreamName] { topics.streams.filter { !indices(of: $0).isEmpty } }

  /// The indices in `lines` of a stream's records.
  func indices(of stream: StreamName) -> [Int] {
    // A torn batch may name a stream that has no record.
    guard let number = topics.number(of: stream), number < streamLines.count else { return [] }
    return streamLines[number]
  }

  /// The stream of a line.
  func stream(of index: Int) -> StreamName { topics.streamName(of: lines[index].topic) }

  /// What is wrong with the file as it is now.
  var report: RecoveryReport {
    var report = RecoveryReport()
    report.kept = lines.count
    report.tornTail = hasTail ? settledEnd..<tail.end : nil
    report.droppedBytes = tail.written
    report.droppedRecords = tail.records.count
    report.damaged = damage.ranges
    report.damagedLines = damage.count
    (report.missingLines, report.misplaced, report.unended) = (missingLines, misplaced, unended)
    report.unresolved = damage.count + missingLines
    report.setAside = setAside
    return report
  }

  /// The records at some indices of `lines`, which are at hand.
  func records(_ indices: some Sequence<Int>) -> [Record] {
    bytes.withUnsafeBytes { bytes in
      indices.compactMap { index in
        let line = lines[index]
        return RecordLine(bytes.part(place(of: line)))?
          .record(of: topics.topic(line.topic), format: format)
      }
    }
  }
}
