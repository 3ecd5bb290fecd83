import Synchronization

extension EventJournal {
  /// Appends events of any streams as one batch: all of them or none.
  ///
  /// Returns when they are on disk; batches that wait for each other are brought there together.
  /// After an error the file and the journal are as before.
  /// - Returns: The records, in the order of the events.
  @discardableResult
  public nonisolated func append(_ events: [Event]) async throws(JournalError) -> [Record] {
    guard !events.isEmpty else { return [] }
    let batch = WaitingBatch(try Batch(events, makeID: makeID))
    waiting.withLock { $0.append(batch) }
    return try await result(of: batch)
  }

  /// What became of a batch; whoever comes first commits all that wait.
  private func result(of batch: WaitingBatch) throws(JournalError) -> [Record] {
    while batch.result == nil {
      commit(waiting.withLock { WaitingBatch.takeGroup(from: &$0) })
    }
    return try batch.result?.get() ?? []
  }

  /// Brings batches to disk together, or, where they are too much together, each by itself.
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

/// A batch that somebody waits for.
final class WaitingBatch: Sendable {
  typealias Outcome = Result<[Record], JournalError>

  let batch: Batch
  private let outcome = Mutex<Outcome?>(nil)

  init(_ batch: Batch) {
    self.batch = batch
  }

  /// What became of it; nil before it was written.
  var result: Outcome? { outcome.withLock { $0 } }

  /// Takes the batches that are written next: those of one event, and one of several at their end.
  ///
  /// A power cut may lose any part of one write. Of a batch of several that others follow, half
  /// would then count as all that is left of it.
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
  /// Runs a function that writes, while nobody else does, on a file that is whole and up to date.
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

  /// Writes batches after the last record; gives the records of each.
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
    // A limit that is acknowledged is counted on disk, so that its loss is seen whatever happens.
    let isGuarded = losses.withLock { rules in
      batches.contains { $0.events.contains { rules[$0.event.stream] != nil } }
    }
    noteCount(isSynced: isGuarded)
    return records
  }

  /// Makes the file; that it is being made is on disk before, so that a first write that does not finish
  /// is no loss.
  func create(with lines: [UInt8]) throws(JournalError) {
    let header = Header(file: try newFileID(), settled: log.lastSequence)
    try folder.clearTemporary(besides: log)
    folder.note(0, of: header.origin, isSynced: true)
    let bytes = header.line + lines
    try folder.createJournal(bytes)
    log = try Log(reading: bytes, name: DataFolder.journalName, epoch: log.epoch + 1)
  }

  /// Counts what is acknowledged now.
  func noteCount(isSynced: Bool = true) {
    guard let origin = log.header?.origin else { return }
    folder.note(log.lastSequence, of: origin, isSynced: isSynced)
  }

  func signer() throws(JournalError) -> DeviceID {
    if let known = device ?? log.firstDevice { return known }
    return try DeviceID(makeID())
  }

  /// Sets a damaged file aside, and writes a damaged file, one of an earlier program or one with line
  /// ends of another system anew; where records are lost, it says so in the same step.
  private func renew() throws(JournalError) {
    let isOfOthers = log.format < Header.version || log.isUncounted || log.foreignEnds > 0
    guard log.exists, log.needsRepair || isOfOthers else { return }
    try folder.recallAlone(&log)
    guard log.exists else { return }
    if log.needsRepair { log.setAside = try folder.setAside() }
    noteReport()
    try replaceFile(adding: try lossBatch()) { _ in true }
  }

  /// Brings every line from a first one on to hand, for a change that needs it; damage that shows
  /// is set aside as before any other write.
  ///
  /// - Parameter first: The index of that line in the log as it is; nil when none is needed.
  func recall(from first: (Log) -> Int?) throws(JournalError) {
    guard let first = first(log), !log.isAtHand(first) else { return }
    try folder.recallAlone(&log)
    try renew()
  }

  /// Gives the parts of the file that some lines are in, for a change that needs them; damage that
  /// shows is set aside as before any other write.
  func piecesAlone(of wanted: (Log) -> some Sequence<Int>) throws(JournalError) -> LinePieces {
    if let pieces = try folder.pieces(of: wanted(log), in: log) { return pieces }
    try folder.recallAlone(&log)
    try renew()
    return log.piecesAtHand
  }

  /// Keeps the report of a fault that the next write removes from the file.
  private func noteReport() {
    if !log.report.isClean { pastReport = log.report.resolved }
  }

  /// Puts a file in place and reads it.
  func replaceFile(with bytes: [UInt8]) throws(JournalError) {
    try folder.removeIndexes()
    try folder.clearTemporary(besides: log)
    try folder.replace(with: bytes)
    log = try Log(reading: bytes, name: DataFolder.journalName, epoch: log.epoch + 1)
    noteCount()
  }

  /// Puts a file in place without the records that count for nothing, so that indexes stay good.
  ///
  /// - Parameter batch: What the file says beyond that.
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

  /// The id of a file that takes the place of the one that is known, if there is one.
  func newFileID() throws(JournalError) -> String {
    let id = makeID()
    let origin = log.header?.origin ?? log.counted?.origin
    return try Identifier.checked(origin.map { "\(id).\($0)" } ?? id)
  }
}
