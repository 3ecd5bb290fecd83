#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A mark of the journal in a stream, which undoes records.
struct UndoMark: Codable, Sendable {
  /// The version that identifies a mark.
  static let version = 0

  /// The ids of the records.
  let ids: [String]

  private enum CodingKeys: String, CodingKey { case ids = "undoes" }

  init(_ ids: [EventID]) {
    self.ids = ids.map(\.rawValue)
  }

  /// A mark as an event.
  static func event(
    of ids: [EventID], in stream: StreamName, at time: Date
  ) throws(JournalError) -> Event {
    guard let payload = try? JSONEncoder().encode(UndoMark(ids)) else {
      throw .invalidPayload(stream)
    }
    return Event(stream: stream, version: version, time: time, payload: payload)
  }

  /// Reads a mark; nil for any other record.
  init?(_ record: Record) {
    guard record.version == Self.version,
      let mark = try? JSONDecoder().decode(UndoMark.self, from: record.payload)
    else { return nil }
    self = mark
  }

  /// The ids in the bytes of a mark that this program wrote; nil for any other bytes.
  static func ids(_ payload: UnsafeRawBufferPointer) -> [EventID]? {
    let (start, end) = (Array(#"{"undoes":["#.utf8), Array("]}".utf8))
    guard payload.count > start.count + end.count, payload.starts(with: start),
      payload.suffix(end.count).elementsEqual(end)
    else { return nil }
    let list = payload.part(start.count..<(payload.count - end.count))
    let quote = UInt8(ascii: "\"")
    var ids: [EventID] = []
    for id in list.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let name = UnsafeRawBufferPointer(rebasing: id.dropFirst().dropLast())
      guard id.first == quote, id.last == quote, id.count > 2, Identifier.isValid(name) else {
        return nil
      }
      ids.append(EventID(trusted: name))
    }
    return ids
  }

  var undoes: [EventID] { ids.compactMap { try? EventID($0) } }
}

extension EventJournal {
  /// Undoes the last change of a stream that is not undone yet, which is the records of one batch.
  ///
  /// - Returns: The undone records; empty if the last 100 records of the stream have no change to
  ///   undo.
  func undoLast(in stream: StreamName, at time: Date) throws(JournalError) -> [Record] {
    try folder.refresh(&log)
    guard !log.indices(of: stream).isEmpty else { return [] }
    var change: [Record] = []
    try self.change { () throws(JournalError) in
      let pieces = try piecesAlone { $0.needed(toUndoIn: stream) }
      change = log.lastChange(in: stream, pieces, of: try signer())
      try mark(change, in: stream, at: time)
    }
    return change
  }

  /// Undoes records of a stream, unless one of them is too old or undone already.
  ///
  /// - Returns: Whether it undid them.
  func undo(_ change: [Record], in stream: StreamName, at time: Date) throws(JournalError) -> Bool {
    var isKnown = false
    try self.change { () throws(JournalError) in
      let pieces = try piecesAlone { $0.needed(toUndoIn: stream) }
      let ids = Set(log.undoableRecords(in: stream, pieces).map(\.id.original))
      isKnown = !change.isEmpty && ids.isSuperset(of: change.map(\.id.original))
      if isKnown { try mark(change, in: stream, at: time) }
    }
    return isKnown
  }

  /// The last records of a stream that may be undone, in order.
  func undoable(in stream: StreamName) throws(JournalError) -> [Record] {
    let pieces = try pieces { $0.needed(toUndoIn: stream) }
    return log.undoableRecords(in: stream, pieces)
  }

  private func mark(
    _ change: [Record], in stream: StreamName, at time: Date
  ) throws(JournalError) {
    guard !change.isEmpty else { return }
    let event = try UndoMark.event(of: change.map(\.id.original), in: stream, at: time)
    try write([try Batch(mark: event, makeID: makeID)])
  }
}

extension Log {
  /// The last records of a stream that may be undone.
  fileprivate func undoableRecords(in stream: StreamName, _ pieces: LinePieces) -> [Record] {
    let undone = self.undone(in: stream)
    return records(undoable(in: stream), in: pieces).filter { !undone.undo($0.id) }
  }

  /// The records of a device's last batch that may be undone; empty if older records belong to the
  /// batch too.
  fileprivate func lastChange(
    in stream: StreamName, _ pieces: LinePieces, of device: DeviceID
  ) -> [Record] {
    let records = undoableRecords(in: stream, pieces).filter { $0.device == device }
    let change = records.filter { $0.id.change == records.last?.id.change }
    let older = beforeUndoable(in: stream, isWhole: false).last.flatMap {
      self.records([$0], in: pieces).first
    }
    return older != nil && older?.id.change == change.last?.id.change ? [] : change
  }

  /// The indices of a stream's records that are too old to undo, without marks.
  ///
  /// - Parameter isWhole: Whether to leave out records whose batch also has records that can be
  ///   undone.
  func beforeUndoable(in stream: StreamName, isWhole: Bool = true) -> ArraySlice<Int> {
    let marks = Set(marks)
    let events = indices(of: stream).filter { !marks.contains($0) }
    var before = events.dropLast(EventJournal.undoable)
    guard isWhole, before.endIndex < events.endIndex else { return before }
    let next = batch(of: events[before.endIndex], in: piecesAtHand)
    while let last = before.last, batch(of: last, in: piecesAtHand) == next { before.removeLast() }
    return before
  }

  /// The lines needed to undo changes of a stream: the last records, and the record before them.
  fileprivate func needed(toUndoIn stream: StreamName) -> [Int] {
    beforeUndoable(in: stream, isWhole: false).suffix(1) + undoable(in: stream)
  }

  /// The indices of the last records of a stream, without marks.
  private func undoable(in stream: StreamName) -> ArraySlice<Int> {
    let marks = Set(marks)
    return indices(of: stream).filter { !marks.contains($0) }.suffix(EventJournal.undoable)
  }

  /// The sequence before the first record of a record's batch.
  private func batch(of index: Int, in pieces: LinePieces) -> Int {
    pieces.withLine(lines[index]) { RecordLine($0)?.batchStart } ?? 0
  }
}
