extension EventJournal {
  /// The smallest file that is compacted automatically, in bytes.
  static let smallestCompacted = 1 << 20

  /// The number of records at the end of a stream that are always kept, so that they can be undone.
  static let undoable = 100

  /// Rewrites the file without superseded records, whatever its size.
  ///
  /// Only streams with a store lose records. After an error all records are still there.
  public func compact() throws(JournalError) {
    try requireFile()
    guard try folder.hasFiles() else { return }
    try change { () throws(JournalError) in try dropMoot() }
  }

  /// Compacts a file that has grown fourfold since its last rewrite, if at least half of it may be
  /// superseded.
  ///
  /// The records of the preceding change are on disk in any case.
  ///
  /// After a failure, the file is compacted again after it has grown by a quarter.
  func compactIfGrown() {
    guard log.settledEnd >= max(Self.smallestCompacted, 4 * log.baseEnd),
      log.settledEnd >= failedCompaction + failedCompaction / 4
    else { return }
    let mayBeMoot = rules.withLock { $0.keys }.reduce(0) { $0 + log.supersededBytes(of: $1) }
    guard mayBeMoot >= log.settledEnd / 2 else { return }
    do throws(JournalError) {
      try dropMoot()
      failedCompaction = 0
    } catch { failedCompaction = log.settledEnd }
  }

  /// Keeps superseded records while a stream has records.
  ///
  /// An undo on another device may make them valid again.
  ///
  /// While the journal is shared, compaction removes only single copies that a mark undid, such as
  /// copies of moved records. It removes them only up to the last record of that stream, because
  /// later ones must still be sent. Undone records stay with their marks, which other devices may
  /// not have yet.
  ///
  /// - Parameter isEnd: Whether a record of the stream ends sharing until the next record.
  ///   Deletions are then final again.
  public nonisolated func share(
    while stream: StreamName, until isEnd: @escaping @Sendable (Record) -> Bool = { _ in false }
  ) {
    sharing.withLock { $0 = SharingRule(stream: stream, isEnd: isEnd) }
  }

  /// The index of the last record of the stream that marks sharing; nil if the journal is not
  /// shared.
  var lastShared: Int? { sharing.withLock { $0 }.flatMap { log.indices(of: $0.stream).last } }

  /// Whether new records are sent to other devices.
  var isShared: Bool {
    guard let last = lastShared, let record = log.records([last]).first else { return false }
    return sharing.withLock { $0 }?.isEnd(record) == false
  }

  private func dropMoot() throws(JournalError) {
    try recall { $0.lines.indices.first }
    guard log.exists else { return }
    let told = lastShared
    let moot = rules.withLock { $0 }.reduce(into: Set<Int>()) { moot, stream in
      moot.formUnion(log.moot(in: stream.key, by: stream.value, onlyCopiesBefore: told))
    }
    try replaceFile { !moot.contains($0) }
  }
}

/// The stream that marks a journal as shared with other devices.
struct SharingRule: Sendable {
  let stream: StreamName
  /// Whether a record of the stream ends sharing.
  let isEnd: @Sendable (Record) -> Bool
}

/// The rule by which compaction treats a stream.
struct FoldRule: Sendable {
  /// The effect of a record on a store.
  enum Meaning: Sendable {
    /// This version of the program cannot read it.
    case unread
    /// It changes the state, and supersedes earlier records about the same subject.
    case counts
    /// It changes the state, and earlier records stay valid.
    case adds
    /// It supersedes all earlier records, except those that outlast a new start.
    case startsOver
    /// It changes the state, and stays valid when a later record starts over.
    case outlasts
  }

  /// The highest version of an event that this program can read.
  let version: Int
  let meaning: @Sendable (Record) -> Meaning
}

extension Log {
  /// The indices of the superseded records of a stream, without its last records.
  ///
  /// - Parameter told: If given, the result has only records before this index that a mark undid as
  ///   single copies; nil for all superseded records.
  func moot(
    in stream: StreamName, by rule: FoldRule, onlyCopiesBefore told: Int? = nil
  ) -> Set<Int> {
    let marks = Set(marks)
    let indices = indices(of: stream)
    let events = beforeUndoable(in: stream)
    let undone = self.undone(in: stream)
    var moot: Set<Int> = []
    var known: Set<Int> = []
    var isOver = false
    for index in events.reversed() {
      let topic = lines[index].topic
      guard let record = records([index]).first, record.version <= rule.version else { continue }
      if let told {
        if index < told, undone.contains(record.id.exact.hashValue) { moot.insert(index) }
        continue
      }
      let meaning = rule.meaning(record)
      let counts = !isOver || meaning == .outlasts
      guard counts, !known.contains(topic), !undone.undo(record.id) else {
        moot.insert(index)
        continue
      }
      if meaning == .startsOver { isOver = true }
      if meaning == .counts, topics.hasSubject(topic) { known.insert(topic) }
    }
    let kept = Set(indices).subtracting(marks).subtracting(moot)
    let names = { (records: [Record]) in
      Set(records.flatMap { told != nil ? [$0.id.exact] : [$0.id.exact, $0.id.original] })
    }
    let gone = names(records(moot)).subtracting(names(records(kept)))
    for index in indices where marks.contains(index) {
      let ids = records([index]).first.flatMap(UndoMark.init)?.undoes
      if let ids, gone.isSuperset(of: ids) { moot.insert(index) }
    }
    return moot
  }

  /// The bytes of those records of a stream that have a later record about the same subject.
  func supersededBytes(of stream: StreamName) -> Int {
    guard let number = topics.number(of: stream), number < supersededBytes.count else { return 0 }
    return supersededBytes[number]
  }

  /// The hash values of the ids of a stream's undone records.
  func undone(in stream: StreamName) -> Set<Int> {
    topics.number(of: stream).flatMap { undone[$0] } ?? []
  }
}
