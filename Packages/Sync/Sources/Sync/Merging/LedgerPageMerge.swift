import Journal

/// The merge of a page.
struct LedgerPageMerge {
  let page: LedgerPage
  private(set) var pendingEdits: [PendingPageEdit]
  /// The ids of the page's edits that this device made.
  let own: Set<EventID>
  let device: DeviceID
  private(set) var lines: [Revision] = []
  private var heads: FieldHeads
  private var conflicts: [FieldPlace: EditConflict]
  private var changed: Set<FieldPlace> = []
  private var decided: Set<FieldPlace> = []
  private var passedOver: Set<StreamName> = []
  private var dropped: [EventID] = []
  /// The pending edits that have no effect here until they are sent.
  private var hidden: Set<EventID> = []
  private var read: [LedgerLine] = []
  private let pendingEditIDs: Set<EventID>
  /// The valid copies of the pending edits that the server returned, by id.
  private var acknowledged: [EventID: EventID] = [:]
  /// Runs of consecutive numbers of this device's own edits.
  private var ownRuns: [ClosedRange<Int>] = []
  /// Whether this device's next edit must move, because the journal has it before an edit that
  /// precedes it in the list.
  private var isBehind = false

  init(page: LedgerPage, pendingEdits: [PendingPageEdit], own: Set<EventID>, device: DeviceID) {
    self.page = page
    self.pendingEdits = pendingEdits
    self.own = own
    self.device = device
    heads = page.ledger.heads
    conflicts = page.ledger.conflicts
    pendingEditIDs = Set(pendingEdits.map(\.record.id.original))
    lines.reserveCapacity(page.edits.count + 1)
    read.reserveCapacity(page.edits.count)
  }

  /// The page's event, without its edits.
  var pull: LedgerPull {
    var bases: [BaseRun] = []
    for pendingEdit in pendingEdits { bases.append(base(of: pendingEdit)) }
    return LedgerPull(
      lines: read, bases: bases,
      conflicts: changed.compactMap { conflicts[$0]?.kept }.sorted { $0.place < $1.place },
      decided: decided.sorted(), dropped: dropped,
      passedOver: passedOver.subtracting(page.ledger.passedOver), heads: heads)
  }

  mutating func take(_ edit: HouseholdEdit) {
    guard let number = edit.number else { return }
    let line = LedgerLine(edit, number: number)
    read.append(line)
    // The ledger keeps all edits, including those of streams that are not shared here.
    let verdict = heads.take(line)
    guard page.streams[edit.stream] != nil else {
      passedOver.insert(edit.stream)
      return
    }
    // Only this device decides what stays on it, so an edit of another device about that is
    // ignored.
    guard page.streams.meaning(of: edit.record) != nil else { return }
    let isTaken = page.streams.takes(edit.record)
    if isTaken {
      write(edit, isVoid: verdict.isVoid)
    } else {
      passedOver.insert(page.streams.name(of: edit.record))
    }
    lines += verdict.voided.compactMap { copy(of: $0) }.map { .drops($0.exact, in: edit.stream) }
    settle(line, verdict)
    // People are asked only about edits that this device accepts and shows.
    if isTaken { dispute(edit, line, verdict.disputes) }
  }

  private mutating func write(_ edit: HouseholdEdit, isVoid: Bool) {
    if pendingEditIDs.contains(edit.id),
      let place = pendingEdits.firstIndex(where: { $0.record.id.original == edit.id })
    {
      let pendingEdit = pendingEdits.remove(at: place)
      let own = pendingEdit.record
      // After the device joined again, its pending edits may include edits that other devices made.
      if edit.device == page.ledger.membership?.device, self.own.contains(edit.id) {
        noteOwn(edit.number ?? 0)
      }
      acknowledged[edit.id] = own.id
      if isVoid {
        lines.append(.drops(own.id.exact, in: own.stream))
      } else if isBehind || isOvertaken(pendingEdit, base: pendingEdit.base, by: page.ledger.heads)
      {
        acknowledged[edit.id] = try? own.id.nextCopy()
        lines.append(.moves(own))
        isBehind = true
      }
      // Another household had a different order: an edit that follows this one in the list precedes
      // it in the journal.
      if place > 0 { isBehind = true }
    } else if !isVoid, let event = edit.storable(where: { mayTakeAway($0, by: edit) }) {
      // A copy from an earlier household is at the place of that household, so it is removed.
      if let earlier = page.earlier[edit.id] {
        lines.append(.drops(earlier.exact, in: edit.stream))
      }
      lines.append(.takes(page.record(of: edit, as: event)))
      isBehind = true
    }
  }

  /// Whether a mark may undo an edit.
  ///
  /// In a stream of limits, the mark's author must know that edit and everything that was added to
  /// its fields since, such as the limits of a person who joined the table.
  private func mayTakeAway(_ id: EventID, by mark: HouseholdEdit) -> Bool {
    guard page.streams[mark.stream]?.holdsLimits == true else { return true }
    guard let mark = read.last, let line = page.marked[id] ?? read.last(where: { $0.id == id })
    else { return false }
    return line.number < mark.number && mark.knows(line) && heads.mayUndo(line, by: mark)
  }

  /// The valid copy of an edit; nil if it is not in the journal.
  private func copy(of id: EventID) -> EventID? {
    if let own = acknowledged[id] { return own }
    for case .takes(let record) in lines.reversed() where record.id.original == id {
      return record.id
    }
    return page.known[id]?.id
  }

  private mutating func noteOwn(_ number: Int) {
    if let last = ownRuns.last, last.upperBound + 1 == number {
      ownRuns[ownRuns.count - 1] = last.lowerBound...number
    } else {
      ownRuns.append(number...number)
    }
  }

  /// The number that a pending edit knew, including this device's own edits right after that
  /// number, under any id.
  private func base(of pendingEdit: PendingPageEdit) -> Int {
    ownRuns.first { $0.contains(pendingEdit.base + 1) }?.upperBound ?? pendingEdit.base
  }

  /// Removes the conflicts that this edit settles.
  ///
  /// These are fields whose remaining edits agree, and deletions that an edit decided whose author
  /// knew all sides.
  private mutating func settle(_ line: LedgerLine, _ verdict: FieldHeads.Verdict) {
    guard !conflicts.isEmpty else { return }
    let ended = conflicts.values.filter { $0.place.field.isEmpty && $0.isDecided(by: line) }
      .map(\.place)
    for place in verdict.settled + ended where conflicts.removeValue(forKey: place) != nil {
      changed.remove(place)
      decided.insert(place)
    }
  }

  private mutating func dispute(
    _ edit: HouseholdEdit, _ line: LedgerLine, _ disputes: [FieldPlace: [FieldHeads.Head]]
  ) {
    for (place, rivals) in disputes {
      let theirs = rivals.suffix(EditConflict.mostSides - 1).map { head in
        page.side(head.number)
          ?? EditConflict.Side(head, page.known[head.id], in: page.streams)
          ?? side(head, at: place) ?? EditConflict.Side(head, of: place.thing)
      }
      let mine = EditConflict.Side(edit, number: line.number)
      conflicts[place] = EditConflict(place: place, sides: theirs + [mine])
      changed.insert(place)
    }
  }

  /// The side of a void edit, which is not in the journal, from a conflict that contains it.
  private func side(_ head: FieldHeads.Head, at place: FieldPlace) -> EditConflict.Side? {
    let asked = [conflicts[place]].compactMap(\.self) + conflicts.values
    return asked.lazy.flatMap(\.sides).first { $0.id == head.id }
  }

  /// Leaves some records where they are, because they are not pending.
  mutating func forget(_ ids: [EventID]) {
    let ids = Set(ids)
    pendingEdits.removeAll { ids.contains($0.record.id) }
  }

  /// Voids the pending edits that other devices overtook, as far as the list was read.
  ///
  /// A removal is voided now and not sent. A deletion is sent, because people are asked about it,
  /// but it has no effect here until then.
  mutating func takeOff(by known: FieldHeads? = nil) {
    let overtaken = pendingEdits.filter { isOvertaken($0, base: base(of: $0), by: known ?? heads) }
    hidden = Set(overtaken.filter { $0.meaning.kind.isEnd }.map(\.record.id))
    let gone = overtaken.filter { !$0.meaning.kind.isEnd }
    let ids = Set(gone.map(\.record.id))
    // Only this copy is removed: an earlier copy may have been sent and be valid in the list.
    lines += gone.map { .drops($0.record.id.exact, in: $0.record.stream) }
    dropped += gone.map(\.record.id)
    pendingEdits.removeAll { ids.contains($0.record.id) }
  }

  private func isOvertaken(_ pendingEdit: PendingPageEdit, base: Int, by known: FieldHeads) -> Bool
  {
    known.isOvertaken(pendingEdit.meaning, of: pendingEdit.record.stream, base: base, by: device)
  }

  /// The pending edits, moved after everything else; those without effect are undone as copies.
  var moves: [Revision] {
    pendingEdits.flatMap { pendingEdit -> [Revision] in
      let hiding =
        hidden.contains(pendingEdit.record.id) ? try? pendingEdit.record.id.nextCopy().exact : nil
      return [.moves(pendingEdit.record)]
        + [hiding].compactMap(\.self).map { .drops($0, in: pendingEdit.record.stream) }
    }
  }
}

/// A pending edit while a page is merged.
struct PendingPageEdit {
  let record: Record
  let meaning: EditMeaning
  /// The number of the last edit that it knew.
  let base: Int

  init(_ pendingEdit: (record: Record, meaning: EditMeaning), base: Int) {
    (record, meaning, self.base) = (pendingEdit.record, pendingEdit.meaning, base)
  }
}
