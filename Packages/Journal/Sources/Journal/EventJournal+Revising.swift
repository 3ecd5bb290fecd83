#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension EventJournal {
  /// Writes what other devices changed, as one batch: all of it or none.
  ///
  /// - Parameters:
  ///   - sequence: What was written after this sequence is shown to `revision`.
  ///   - time: When that is, for the marks.
  ///   - revision: Says what to write, given those records, while nobody else writes; nothing for an
  ///     empty list.
  /// - Returns: What was written, marks included.
  @discardableResult
  public func revise(
    after sequence: Int, at time: Date, _ revision: @Sendable ([Record]) -> [Revision]
  ) throws(JournalError) -> [Record] {
    var written: [Record] = []
    try change { () throws(JournalError) in
      let lines = revision(try recordsAlone(after: sequence))
      guard !lines.isEmpty else { return }
      let batch = try Batch(rows(of: lines, at: time))
      written = try write([batch]).flatMap(\.self)
    }
    return written
  }

  /// The records after a sequence, in order; it costs what they are, however many there are before.
  public func records(after sequence: Int) throws(JournalError) -> [Record] {
    let pieces = try pieces { $0.indices(after: sequence) }
    return log.records(log.indices(after: sequence), in: pieces).filter { $0.sequence > sequence }
  }

  private func recordsAlone(after sequence: Int) throws(JournalError) -> [Record] {
    let pieces = try piecesAlone { $0.indices(after: sequence) }
    return log.records(log.indices(after: sequence), in: pieces).filter { $0.sequence > sequence }
  }

  /// The device that signs new records; nil where the journal has no records and was not told.
  public func signature() throws(JournalError) -> DeviceID? {
    try folder.refresh(&log)
    return device ?? log.firstDevice
  }

  /// What each line writes; the marks of each stream stand where its first one is needed.
  private func rows(of lines: [Revision], at time: Date) throws(JournalError) -> [Batch.Row] {
    let id = try EventID(makeID())
    guard id.rawValue.utf8.count <= EventID.longestOfBatch else {
      throw .invalidIdentifier(id.rawValue)
    }
    var rows: [Batch.Row] = []
    var number = 0
    func next() -> EventID {
      number += 1
      return id.numbered(number)
    }
    var gone: [StreamName: [EventID]] = [:]
    for line in lines {
      switch line {
      case .takes(let record):
        rows.append(try Batch.Row(record, as: record.id))
      case .moves(let record):
        gone[record.stream, default: []].append(record.id.exact)
        rows.append(try Batch.Row(record, as: record.id.nextCopy()))
      case .drops(let id, let stream): gone[stream, default: []].append(id)
      case .adds(let event):
        try event.check()
        rows.append(try Batch.Row(event, as: next(), of: nil))
      }
    }
    let marks = try gone.sorted { $0.key < $1.key }.map { stream, ids throws(JournalError) in
      try Batch.Row(UndoMark.event(of: ids, in: stream, at: time), as: next(), of: nil)
    }
    return marks + rows
  }
}

extension Batch.Row {
  fileprivate init(_ record: Record, as id: EventID) throws(JournalError) {
    try self.init(try Event(written: record), as: id, of: record.device)
  }
}

extension Event {
  /// What is written of a record: of a mark of the journal what it names, whatever else it holds.
  fileprivate init(written record: Record) throws(JournalError) {
    guard record.version != UndoMark.version else {
      guard let mark = UndoMark(record) else { throw .invalidPayload(record.stream) }
      self = try UndoMark.event(of: mark.undoes, in: record.stream, at: record.time)
      return
    }
    self.init(
      stream: record.stream, subject: record.subject, version: record.version, time: record.time,
      payload: record.payload)
    try check()
  }
}

extension Log {
  /// The indices of lines that hold all records after a sequence, and perhaps some before them:
  /// sequences grow by one at least.
  fileprivate func indices(after sequence: Int) -> Range<Int> {
    let count = max(0, lastSequence - sequence)
    return max(0, lines.count - count)..<lines.count
  }
}
