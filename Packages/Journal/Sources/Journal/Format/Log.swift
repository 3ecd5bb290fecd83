/// The content of one file, as far as it was read: the positions of the records, and the last
/// bytes.
///
/// Records are checked when they are read, and decoded on request.
struct Log: Sendable {
  /// The byte that fills a file after its last line.
  static let padding = UInt8(ascii: " ")

  /// A number that changes with every file that is read from its start; numbers of records are
  /// valid only within one epoch.
  let epoch: Int

  /// The first line of the file, which differs in every file.
  var firstLine: [UInt8] = []
  /// The start of the file, which is not kept in memory.
  var released = Released()
  /// The bytes from the end of ``released`` to the end of the last settled line.
  var bytes: [UInt8] = []
  /// The version of the file's format.
  var format = Header.version
  /// The size of the file when it was last read or written.
  var fileSize = 0
  /// The positions of the readable records, in file order.
  var lines: [Line] = []
  /// The topics of the records.
  var topics = Topics()
  /// The indices in `lines` of each stream's records, by the number of the stream.
  var streamLines: [[Int]] = []
  /// The indices in `lines` of the journal's own marks.
  var marks: [Int] = []
  /// The hash values of the ids of undone records, by the number of their stream.
  ///
  /// 64 bits distinguish the ids, and take a fraction of the memory.
  var undone: [Int: Set<Int>] = [:]
  /// The last record of each topic with a subject, by the number of the topic; -1 if there is none.
  var lastOfTopic: [Int] = []
  /// The bytes of each stream's records that have a later record about the same subject.
  var supersededBytes: [Int] = []
  /// The highest sequence so far.
  var lastSequence = 0
  /// Records up to this sequence are settled, whether or not their batch is complete.
  var settledSequence = 0
  /// The number of records that were copied from an earlier file; nil if the file does not state
  /// it.
  var keptRecords: Int?
  /// The number of copied records that were read.
  var settledLines = 0
  /// The highest sequence of a readable record so far.
  var lastCounted = 0
  /// The end of the records that were in the file when it was last rewritten.
  var baseEnd = 0
  /// The unreadable lines before the settled end.
  var damage = Damage()
  /// The number of lines before the settled end that are out of order or duplicated.
  var misplaced = 0
  /// The number of lines before the settled end that lost their line feed.
  var unended = 0
  /// The number of lines with a line end of other systems, which loses no record.
  var foreignEnds = 0
  /// The readable line before the settled end that comes last in the file.
  var lastInFile: Line?
  /// Some bytes at the end of a file whose last batch is incomplete.
  ///
  /// While they and the size are the same, the rest of the file is the same too.
  var probes: [Probe] = []
  /// The bytes after the settled end.
  var tail = Tail()
  /// The knowledge of the file's end while it is read.
  var end = End.open
  /// The count in the file next to the journal, when it was read.
  var counted: AcknowledgedCount?
  /// The last acknowledged sequence according to the count.
  var acknowledged = 0
  /// Whether the count belongs to another journal, whose records are not here.
  var isOfOthers = false
  /// The end of the part that the index of the file covers, as far as known.
  var indexedEnd = 0
  /// The name of the copy that was made because this file is damaged.
  var setAside: String?
  /// The state of records that are missing in the folder.
  var missing: MissingRecords?

  /// Makes the log of a folder before it is read.
  init(epoch: Int) {
    self.epoch = epoch
  }

  /// Some bytes of the file, with their offset.
  struct Probe: Sendable {
    /// The number of bytes that are kept on each side of an offset.
    static let reach = 512

    let offset: Int
    let bytes: [UInt8]
  }

  /// A record's line without its line feed, and its topic.
  ///
  /// The type is small, because there is a value for each record.
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
  /// Whether there is a file.
  var exists: Bool { settledEnd > 0 }
  /// The end of the acknowledged or damaged bytes, at which new lines are written.
  var settledEnd: Int { released.count + bytes.count }
  var hasTail: Bool { tail.end > settledEnd }
  /// Whether the next write copies the file aside and rewrites it.
  var needsRepair: Bool { !damage.isEmpty || missingLines + misplaced + unended > 0 }
  /// Whether the first line of a compacted file lacks the number of records that it kept.
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
    // An unfinished batch may name a stream without records.
    guard let number = topics.number(of: stream), number < streamLines.count else { return [] }
    return streamLines[number]
  }

  /// The stream of a line.
  func stream(of index: Int) -> StreamName { topics.streamName(of: lines[index].topic) }

  /// The faults of the current file.
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

  /// The records at some indices of `lines`, which are in memory.
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
