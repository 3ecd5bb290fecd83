import Synchronization

extension EventJournal {
  /// Appends events of any streams as one batch: either all are stored or none.
  ///
  /// Returns when they are on disk; concurrent batches are written together. After an error the
  /// file and the journal are unchanged.
  /// - Returns: The records, in the order of the events.
  @discardableResult
  public nonisolated func append(_ events: [Event]) async throws(JournalError) -> [Record] {
    guard !events.isEmpty else { return [] }
    let batch = WaitingBatch(try Batch(events, makeID: makeID))
    waiting.withLock { $0.append(batch) }
    return try await result(of: batch)
  }

  /// The result of a batch; the first caller writes all waiting batches.
  private func result(of batch: WaitingBatch) throws(JournalError) -> [Record] {
    while batch.result == nil {
      commit(waiting.withLock { WaitingBatch.takeGroup(from: &$0) })
    }
    return try batch.result?.get() ?? []
  }

  /// Writes batches to disk together, or one by one if together they are too large.
  private func commit(_ batches: [WaitingBatch]) {
    do throws(JournalError) {
      try change { () throws(JournalError) in
        let records = try write(batches.map(\.batch))
        for (batch, records) in zip(batches, records) { batch.finish(.success(records)) }
      }
    } catch {
      guard batches.count > 1, case .fileTooLarge = error else {
        return batches.forEach { $0.finish(.failure(error)) }
      }
      for batch in batches { commit([batch]) }
    }
  }
}

/// A batch whose caller waits for the result.
final class WaitingBatch: Sendable {
  typealias Outcome = Result<[Record], JournalError>

  let batch: Batch
  private let outcome = Mutex<Outcome?>(nil)

  init(_ batch: Batch) {
    self.batch = batch
  }

  /// The result; nil before the batch is written.
  var result: Outcome? { outcome.withLock { $0 } }

  /// Takes the next batches to write: any number with one event, then at most one with several
  /// events.
  ///
  /// A power cut may lose any part of a write. If other batches followed one of several events,
  /// half of that batch could look complete.
  static func takeGroup(from waiting: inout [WaitingBatch]) -> [WaitingBatch] {
    let larger = waiting.firstIndex { $0.batch.events.count > 1 }
    let last = larger.map { waiting.remove(at: $0) }
    let singles = waiting.filter { $0.batch.events.count == 1 }
    waiting.removeAll { $0.batch.events.count == 1 }
    return singles + [last].compactMap(\.self)
  }

  func finish(_ result: Outcome) {
    outcome.withLock { $0 = result }
  }
}

extension EventJournal {
  /// Runs a function under the write lock, after the file was read and repaired.
  func change(_ body: JournalFile.Body) throws(JournalError) {
    try requireFile()
    try folder.exclusively { () throws(JournalError) in
      try folder.readAlone(&log)
      try requireRecords()
      try renew()
      try body()
      compactIfGrown()
      folder.keepIndex(of: &log)
    }
  }

  /// Writes batches after the last record; returns the records of each.
  @discardableResult
  func write(_ batches: [Batch]) throws(JournalError) -> [[Record]] {
    let device = try signer()
    var lines: [UInt8] = []
    var records: [[Record]] = []
    var sequence = log.lastSequence
    for batch in batches {
      lines += batch.lines(after: sequence, device: device)
      records.append(batch.records(after: sequence, device: device))
      sequence += batch.events.count
    }
    if log.exists {
      let size = try folder.append(lines, after: log)
      noteReport()
      log.release(keeping: folder.atHand)
      log.absorb(written: lines, fileSize: size)
    } else {
      try create(with: lines)
    }
    // The count of acknowledged records is synced if one of them is a limit, so that its loss is
    // always noticed.
    let isGuarded = losses.withLock { rules in
      batches.contains { $0.events.contains { rules[$0.event.stream] != nil } }
    }
    noteCount(isSynced: isGuarded)
    return records
  }

  /// Creates the file.
  ///
  /// First a note on disk says that the file is being created, so that an unfinished first write is
  /// not reported as a loss.
  func create(with lines: [UInt8]) throws(JournalError) {
    let header = Header(file: try newFileID(), settled: log.lastSequence)
    try folder.clearTemporary(besides: log)
    folder.note(0, of: header.origin, isSynced: true)
    let bytes = header.line + lines
    try folder.createJournal(bytes)
    log = try Log(reading: bytes, name: DataFolder.journalName, epoch: log.epoch + 1)
  }

  /// Records the number of acknowledged records.
  func noteCount(isSynced: Bool = true) {
    guard let origin = log.header?.origin else { return }
    folder.note(log.lastSequence, of: origin, isSynced: isSynced)
  }

  func signer() throws(JournalError) -> DeviceID {
    if let known = device ?? log.firstDevice { return known }
    return try DeviceID(makeID())
  }

  /// Rewrites a file that is damaged, of an earlier version, or with foreign line ends.
  ///
  /// A damaged file is copied aside first. Lost records are reported in the same step.
  private func renew() throws(JournalError) {
    let isOfOthers = log.format < Header.version || log.isUncounted || log.foreignEnds > 0
    guard log.exists, log.needsRepair || isOfOthers else { return }
    try folder.recallAlone(&log)
    guard log.exists else { return }
    if log.needsRepair { log.setAside = try folder.setAside() }
    noteReport()
    try replaceFile(adding: try lossBatch()) { _ in true }
  }

  /// Loads every line from a first line on, for a change.
  ///
  /// If it finds damage, it first copies the damaged file aside.
  ///
  /// - Parameter first: The index of that line in the current log; nil if no line is needed.
  func recall(from first: (Log) -> Int?) throws(JournalError) {
    guard let first = first(log), !log.isAtHand(first) else { return }
    try folder.recallAlone(&log)
    try renew()
  }

  /// Loads the parts of the file that contain some lines, for a change.
  ///
  /// If it finds damage, it first copies the damaged file aside.
  func piecesAlone(of wanted: (Log) -> some Sequence<Int>) throws(JournalError) -> LinePieces {
    if let pieces = try folder.pieces(of: wanted(log), in: log) { return pieces }
    try folder.recallAlone(&log)
    try renew()
    return log.piecesAtHand
  }

  /// Keeps the report of a fault that the next write repairs.
  private func noteReport() {
    if !log.report.isClean { pastReport = log.report.resolved }
  }

  /// Replaces the file by some bytes, and reads it.
  func replaceFile(with bytes: [UInt8]) throws(JournalError) {
    try folder.removeIndexes()
    try folder.clearTemporary(besides: log)
    try folder.replace(with: bytes)
    log = try Log(reading: bytes, name: DataFolder.journalName, epoch: log.epoch + 1)
    noteCount()
  }

  /// Replaces the file by a copy without superseded records; the indexes of the stores stay valid.
  ///
  /// - Parameter batch: A batch to add.
  func replaceFile(
    adding batch: Batch? = nil, keeping isKept: (Int) -> Bool
  ) throws(JournalError) {
    let old = log
    let copy = log.copy(
      as: try newFileID(), adding: batch,
      by: try batch.map { _ throws(JournalError) in try signer() },
      keeping: isKept)
    try replaceFile(with: copy)
    succession = Succession(from: old, to: log, keeping: isKept)
  }

  /// A new file id, which contains the origin of the known file if there is one.
  func newFileID() throws(JournalError) -> String {
    let id = makeID()
    let origin = log.header?.origin ?? log.counted?.origin
    return try Identifier.checked(origin.map { "\(id).\($0)" } ?? id)
  }
}
