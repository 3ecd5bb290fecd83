#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension EventJournal {
  /// Writes the changes of other devices as one batch: either all are stored or none.
  ///
  /// - Parameters:
  ///   - sequence: Records after this sequence are passed to `revision`.
  ///   - time: The time of the marks.
  ///   - revision: Gives the lines to write, under the write lock; an empty list writes none.
  /// - Returns: The written records, including marks.
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

  /// The records after a sequence, in order; the cost does not depend on the records before it.
  public func records(after sequence: Int) throws(JournalError) -> [Record] {
    let pieces = try pieces { $0.indices(after: sequence) }
    return log.records(log.indices(after: sequence), in: pieces).filter { $0.sequence > sequence }
  }

  private func recordsAlone(after sequence: Int) throws(JournalError) -> [Record] {
    let pieces = try piecesAlone { $0.indices(after: sequence) }
    return log.records(log.indices(after: sequence), in: pieces).filter { $0.sequence > sequence }
  }

  /// The device that signs new records; nil for an empty journal that was given no device.
  public func signature() throws(JournalError) -> DeviceID? {
    try folder.refresh(&log)
    return device ?? log.firstDevice
  }

  /// The rows for each line; the marks of a stream come where its first mark is needed.
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
  /// The event of a record; the event of a mark has only the ids that it undoes.
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
  /// The indices of lines that include all records after a sequence, and possibly some before it.
  ///
  /// This works because each sequence is at least one larger than the one before it.
  fileprivate func indices(after sequence: Int) -> Range<Int> {
    let count = max(0, lastSequence - sequence)
    return max(0, lines.count - count)..<lines.count
  }
}
