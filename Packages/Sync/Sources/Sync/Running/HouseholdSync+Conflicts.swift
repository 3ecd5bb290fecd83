import Journal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The contents of conflicts; they are looked up in the journal once after each page.
struct ConflictContents {
  /// The journal place of the page to which the contents belong; nil before the first look-up.
  fileprivate var sequence: Int?
  /// The last edit that all sides of each conflict knew.
  fileprivate var bases: [FieldPlace: EditConflict.Side] = [:]
  /// The events of the sides.
  fileprivate var events: [EventID: Event] = [:]

  /// A conflict completed with all known contents.
  fileprivate func completing(_ conflict: EditConflict) -> EditConflict {
    let sides = conflict.sides.map { side in
      var side = side
      side.event = side.event ?? events[side.id]
      return side
    }
    return EditConflict(place: conflict.place, sides: sides, base: bases[conflict.place])
  }
}

extension HouseholdSync {
  /// Decides a conflict for one side, by repeating that edit now that all sides are known.
  ///
  /// - Parameter shown: the conflict as the deciding person saw it.
  /// - Returns: whether it was decided. It is not decided if the conflict has changed or lacks that
  ///   side, because the new edit would then claim to know an edit that the person did not see.
  @discardableResult
  public func decide(
    _ shown: EditConflict, for side: EventID, at time: Date
  ) async throws(JournalError) -> Bool {
    let ledger = try await store.state()
    guard let conflict = ledger.conflicts[shown.place], conflict.hasSides(of: shown) else {
      return false
    }
    try await findContents(ledger)
    guard var event = contents.completing(conflict).sides.first(where: { $0.id == side })?.event
    else { return false }
    event.time = time
    let decision = event
    let written = try await journal.revise(after: ledger.sequence, at: time) { records in
      records.contains { $0.stream == Self.stream } ? [] : [.adds(decision)]
    }
    return !written.isEmpty
  }

  /// The conflicts that no pending edit of this device decides, each with its base if it is known.
  public func conflicts() async throws(JournalError) -> [EditConflict] {
    let ledger = try await store.state()
    guard !ledger.conflicts.isEmpty else { return [] }
    let edits = try await edits(in: ledger)
    let undone = Set(
      edits.filter { $0.version == 0 }.flatMap { UndoneEdits($0.payload)?.ids ?? [] })
    let pendingEdits = edits.filter { !undone.contains($0.id) }.map { LedgerLine($0, number: .max) }
    try await findContents(ledger)
    let streams = try await streams()
    return ledger.conflicts.values.filter { conflict in
      !pendingEdits.contains { conflict.isDecided(by: $0) }
    }
    .map { contents.completing($0) }
    .filter { $0.isAnswerable && $0.sides.allSatisfy { streams.takes($0) } }
    .sorted { $0.place < $1.place }
  }

  /// The lines of the household's list that this device merged since it joined.
  func lines(_ ledger: HouseholdLedger) async throws(JournalError) -> [LedgerLine] {
    let household = EventStream<HouseholdLedger, HouseholdEvent>.household
    var lines: [LedgerLine] = []
    for record in try await journal.records(in: Self.stream)
    where record.sequence > ledger.joined {
      guard case .pulled(let pull) = household.content(of: record) else { continue }
      lines += pull.lines
    }
    return lines
  }

  /// Looks up the lines of the household and their records, once for each page.
  private func findContents(_ ledger: HouseholdLedger) async throws(JournalError) {
    guard contents.sequence != ledger.sequence else { return }
    let lines = try await lines(ledger)
    let conflicts = Array(ledger.conflicts.values)
    var found = ConflictContents(sequence: ledger.sequence)
    for (stream, disputed) in Dictionary(grouping: conflicts, by: \.place.stream) {
      let records = Dictionary(
        try await journal.records(in: stream).map { ($0.id.original, $0) },
        uniquingKeysWith: { $1 })
      for conflict in disputed {
        for side in conflict.sides {
          found.events[side.id] = records[side.id].map { Event(of: $0) }
        }
        guard let line = conflict.base(among: lines) else { continue }
        found.bases[conflict.place] = records[line.id].map { EditConflict.Side(line, $0) }
      }
    }
    contents = found
  }
}

extension EditConflict {
  /// Whether a person can choose a side other than a deletion.
  ///
  /// A change that this device skips cannot be chosen.
  fileprivate var isAnswerable: Bool {
    !place.field.isEmpty || sides.contains { !$0.meaning.kind.isEnd && $0.event != nil }
  }

  /// The last edit of the field or of the whole thing that all sides knew.
  func base(among lines: [LedgerLine]) -> LedgerLine? {
    let ids = Set(sides.map(\.id))
    let sides = lines.filter { ids.contains($0.id) }
    guard sides.count == ids.count else { return nil }
    let fields = place.field.isEmpty ? Set(sides.flatMap(\.meaning.fields)) : [place.field]
    return lines.last { line in
      line.stream == place.stream && line.meaning.thing == place.thing && !ids.contains(line.id)
        && !fields.union(EditMeaning.wholes).isDisjoint(with: line.meaning.fields)
        && sides.allSatisfy { line.number < $0.number && $0.knows(line) }
    }
  }
}

extension SharedStreams {
  /// Whether this device accepts a side; true if the side's content is unknown.
  fileprivate func takes(_ side: EditConflict.Side) -> Bool {
    side.event.map { takes(Record($0, sequence: 0, id: side.id, device: side.device)) } ?? true
  }
}

extension EditConflict.Side {
  fileprivate init(_ line: LedgerLine, _ record: Record) {
    self.init(
      number: line.number, id: line.id, device: line.device, time: record.time,
      meaning: line.meaning, event: Event(of: record))
  }
}

extension Event {
  /// The record's content as an event, without its place in the journal.
  init(of record: Record) {
    self.init(
      stream: record.stream, subject: record.subject, version: record.version, time: record.time,
      payload: record.payload)
  }
}
