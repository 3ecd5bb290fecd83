/// What one file holds, as far as it was read: its bytes and where each record is in them.
///
/// Records are checked when they are read and decoded only when asked for.
struct Log: Sendable {
  /// Changes with every file that is read from its start; records are counted within one epoch.
  let epoch: Int

  /// The file from its start to the end of the last settled line.
  var bytes: [UInt8] = []
  /// The first line with its line feed, right or not.
  var firstLine: [UInt8] = []
  /// The size of the file when it was last read.
  var fileSize = 0
  /// Where the readable records are, in file order.
  var lines: [Line] = []
  /// The indices of a stream's records in `lines`.
  var streams: [StreamName: [Int]] = [:]
  /// The highest sequence so far.
  var lastSequence = 0
  /// Records up to this sequence are settled without regard to their batch.
  var settledSequence = 0
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

  /// Where a record's line is, without its line feed.
  struct Line: Sendable {
    let offset: Int
    let count: Int
    var range: Range<Int> { offset..<(offset + count) }
  }
}

extension Log {
  /// There is a file.
  var exists: Bool { !firstLine.isEmpty }
  /// Everything before this byte was acknowledged or is damaged; new lines go here.
  var settledEnd: Int { bytes.count }
  var hasTail: Bool { fileSize > settledEnd }
  var needsRepair: Bool { !damaged.isEmpty || !tail.damaged.isEmpty }
  /// The device that signed the first record.
  var firstDevice: DeviceID? { records(lines.indices.prefix(1)).first?.device }

  /// What is wrong with the file as it is now.
  var report: RecoveryReport {
    var report = RecoveryReport()
    report.kept = lines.count
    report.tornTail = hasTail ? settledEnd..<fileSize : nil
    report.droppedRecords = tail.records.count
    report.damaged = damaged + tail.damaged
    report.setAside = setAside
    return report
  }

  /// The records at some indices of `lines`.
  func records(_ indices: some Sequence<Int>) -> [Record] {
    bytes.withUnsafeBytes { bytes in
      indices.compactMap { RecordLine(bytes.part(lines[$0].range))?.record }
    }
  }

  /// The bytes of a new file with this file's readable lines of some streams, unchanged.
  func copy(as file: String, keeping isKept: (StreamName) -> Bool) -> [UInt8] {
    let kept = streams.filter { isKept($0.key) }.flatMap(\.value).sorted()
    var copy = Header(file: file, settled: lastSequence).line
    for index in kept {
      copy += bytes[lines[index].range]
      copy.append(UInt8(ascii: "\n"))
    }
    return copy
  }
}
