import Journal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What conflicts are about, found anew in the journal only after another page came.
struct ConflictContents {
  /// The page as of which it is known, as a place in the journal; nil before it was looked for.
  fileprivate var sequence: Int?
  /// What they began from.
  fileprivate var bases: [FieldPlace: EditConflict.Side] = [:]
  /// What their sides say.
  fileprivate var events: [EventID: Event] = [:]

  /// A conflict with all that is known of it.
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
  /// Decides a conflict for one of its sides, by making that edit again now that all are known.
  ///
  /// - Parameter shown: the conflict as somebody saw it who decides.
  /// - Returns: Whether it still is the same, has that side, and so was decided: of what came since
  ///   nobody may count as knowing it who did not see it.
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

  /// Where people are still asked: conflicts that no draft of this device decides, each with
  /// what it began from where that is known.
  public func conflicts() async throws(JournalError) -> [EditConflict] {
    let ledger = try await store.state()
    guard !ledger.conflicts.isEmpty else { return [] }
    let edits = try await edits(in: ledger)
    let undone = Set(
      edits.filter { $0.version == 0 }.flatMap { UndoneEdits($0.payload)?.ids ?? [] })
    let drafts = edits.filter { !undone.contains($0.id) }.map { LedgerLine($0, number: .max) }
    try await findContents(ledger)
    let streams = try await streams()
    return ledger.conflicts.values.filter { conflict in
      !drafts.contains { conflict.isDecided(by: $0) }
    }
    .map { contents.completing($0) }
    .filter { $0.isAnswerable && $0.sides.allSatisfy { streams.takes($0) } }
    .sorted { $0.place < $1.place }
  }

  /// The lines of the household since this device joined.
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

  /// Reads the lines of the household and the records behind them, once a page.
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
  /// Whether more than the end can be chosen: a change that is not taken in here cannot.
  fileprivate var isAnswerable: Bool {
    !place.field.isEmpty || sides.contains { !$0.meaning.kind.isEnd && $0.event != nil }
  }

  /// The last edit that all sides knew, of the field or of the whole thing.
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
  /// Whether a side is taken in here, as far as it is known.
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
  /// What a record says, apart from its place in the journal.
  init(of record: Record) {
    self.init(
      stream: record.stream, subject: record.subject, version: record.version, time: record.time,
      payload: record.payload)
  }
}
