extension EventJournal {
  /// A smaller file is not written anew by itself, in bytes.
  static let smallestCompacted = 1 << 20

  /// How many records at the end of a stream are always kept, so that they can be undone.
  static let undoable = 100

  /// Writes the file anew without the records that count for no store, whatever its size.
  ///
  /// Only streams that a store was made for lose records. After an error all of them are there.
  public func compact() throws(JournalError) {
    try requireFile()
    guard try folder.hasFiles() else { return }
    try change { () throws(JournalError) in try dropMoot() }
  }

  /// Compacts a file that has grown fourfold since it was last written anew, if half of it may be
  /// moot; the records of the change before are on disk either way.
  ///
  /// After a failure it is tried again once the file has grown by a quarter.
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

  /// Says that what a record makes moot may come to count again while a stream has records, because
  /// other devices know of it.
  ///
  /// Nothing is left out then but single copies that a mark took away, such as of what was moved, up to
  /// the last record of that stream: what was written since is still to be told the others. What somebody
  /// undid stays, with its mark, which others may not have yet.
  ///
  /// - Parameter isEnd: Whether a record of it ends the sharing until there is another: then deletions
  ///   are final again.
  public nonisolated func share(
    while stream: StreamName, until isEnd: @escaping @Sendable (Record) -> Bool = { _ in false }
  ) {
    sharing.withLock { $0 = SharingRule(stream: stream, isEnd: isEnd) }
  }

  /// The index of the last record of the stream while which the journal is shared; nil where it is not.
  var lastShared: Int? { sharing.withLock { $0 }.flatMap { log.indices(of: $0.stream).last } }

  /// Whether others are told what is written.
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

/// While which stream a journal is shared with other devices.
struct SharingRule: Sendable {
  let stream: StreamName
  /// Whether a record of it ends that.
  let isEnd: @Sendable (Record) -> Bool
}

/// What compaction must know of a stream: what each record means to the store.
struct FoldRule: Sendable {
  /// What a record means to a store.
  enum Meaning: Sendable {
    /// This version cannot read it.
    case unread
    /// It changes the state, and makes those before it about the same subject moot.
    case counts
    /// It changes the state, and so do those before it.
    case adds
    /// Everything before it is moot, except what outlasts that.
    case startsOver
    /// It changes the state, whatever comes later.
    case outlasts
  }

  /// The highest version of an event that this program knows.
  let version: Int
  let meaning: @Sendable (Record) -> Meaning
}

extension Log {
  /// The records of a stream that count for nothing any more, the last ones never among them.
  ///
  /// - Parameter told: All stay but those before this index that a mark took away as the copies that
  ///   they are; nil where any may go.
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

  /// How many bytes of a stream's records have a later one about the same subject.
  func supersededBytes(of stream: StreamName) -> Int {
    guard let number = topics.number(of: stream), number < supersededBytes.count else { return 0 }
    return supersededBytes[number]
  }

  /// The hash values of the ids of a stream's records that were undone.
  func undone(in stream: StreamName) -> Set<Int> {
    topics.number(of: stream).flatMap { undone[$0] } ?? []
  }
}
