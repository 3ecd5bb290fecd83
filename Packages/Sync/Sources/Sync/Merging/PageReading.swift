import Journal

/// A page while it is read.
struct PageReading {
  let page: LedgerPage
  private(set) var drafts: [PageDraft]
  /// What of the page this device made.
  let own: Set<EventID>
  let device: DeviceID
  private(set) var lines: [Revision] = []
  private var heads: FieldHeads
  private var conflicts: [FieldPlace: EditConflict]
  private var changed: Set<FieldPlace> = []
  private var decided: Set<FieldPlace> = []
  private var passedOver: Set<StreamName> = []
  private var dropped: [EventID] = []
  /// Drafts that count for nothing here until they are sent.
  private var hidden: Set<EventID> = []
  private var read: [LedgerLine] = []
  private let draftIDs: Set<EventID>
  /// What was a draft and is no more, by its id: the copy that counts.
  private var acknowledged: [EventID: EventID] = [:]
  /// Numbers of edits of this device that follow each other without one of another.
  private var ownRuns: [ClosedRange<Int>] = []
  /// Whether what is read now stands in the journal before something that it comes after.
  private var isBehind = false

  init(page: LedgerPage, drafts: [PageDraft], own: Set<EventID>, device: DeviceID) {
    self.page = page
    self.drafts = drafts
    self.own = own
    self.device = device
    heads = page.ledger.heads
    conflicts = page.ledger.conflicts
    draftIDs = Set(drafts.map(\.record.id.original))
    lines.reserveCapacity(page.edits.count + 1)
    read.reserveCapacity(page.edits.count)
  }

  /// What is stored of the page besides its edits.
  var pull: LedgerPull {
    var bases: [BaseRun] = []
    for draft in drafts { bases.append(base(of: draft)) }
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
    // Also of what is not shared here, as the ledger keeps it.
    let verdict = heads.take(line)
    guard page.streams[edit.stream] != nil else {
      passedOver.insert(edit.stream)
      return
    }
    // What stays on each device is nobody else's word: whoever sends it is not believed.
    guard page.streams.meaning(of: edit.record) != nil else { return }
    let isTaken = page.streams.takes(edit.record)
    if isTaken {
      write(edit, isVoid: verdict.isVoid)
    } else {
      passedOver.insert(page.streams.name(of: edit.record))
    }
    lines += verdict.voided.compactMap { copy(of: $0) }.map { .drops($0.exact, in: edit.stream) }
    settle(line, verdict)
    // Who does not take it in is asked nothing that they could not see.
    if isTaken { dispute(edit, line, verdict.disputes) }
  }

  private mutating func write(_ edit: HouseholdEdit, isVoid: Bool) {
    if draftIDs.contains(edit.id),
      let place = drafts.firstIndex(where: { $0.record.id.original == edit.id })
    {
      let draft = drafts.remove(at: place)
      let own = draft.record
      // Who joins again counts what others made among what it has to send.
      if edit.device == page.ledger.seat?.device, self.own.contains(edit.id) {
        noteOwn(edit.number ?? 0)
      }
      acknowledged[edit.id] = own.id
      if isVoid {
        lines.append(.drops(own.id.exact, in: own.stream))
      } else if isBehind || isOvertaken(draft, base: draft.base, by: page.ledger.heads) {
        acknowledged[edit.id] = try? own.id.nextCopy()
        lines.append(.moves(own))
        isBehind = true
      }
      // Where another household had them in another order, what stands before it here comes after it.
      if place > 0 { isBehind = true }
    } else if !isVoid, let event = edit.storable(where: { mayTakeAway($0, by: edit) }) {
      // What an earlier household left of it is where that had it.
      if let earlier = page.earlier[edit.id] {
        lines.append(.drops(earlier.exact, in: edit.stream))
      }
      lines.append(.takes(page.record(of: edit, as: event)))
      isBehind = true
    }
  }

  /// Whether a mark may take an edit away: in a stream of limits only where who made it knew that, and
  /// everything else that was given with it since, as limits were to somebody who was seated.
  private func mayTakeAway(_ id: EventID, by mark: HouseholdEdit) -> Bool {
    guard page.streams[mark.stream]?.holdsLimits == true else { return true }
    guard let mark = read.last, let line = page.marked[id] ?? read.last(where: { $0.id == id })
    else { return false }
    return line.number < mark.number && mark.knows(line) && heads.mayUndo(line, by: mark)
  }

  /// The copy of an edit that counts; nil for one that is not in the journal.
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

  /// What a draft knew: also what this device made right after that, whatever it is called by now.
  private func base(of draft: PageDraft) -> Int {
    ownRuns.first { $0.contains(draft.base + 1) }?.upperBound ?? draft.base
  }

  /// Takes conflicts off: fields of which all that counts agrees, and ends about which somebody decided
  /// who knew all sides.
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

  /// What is kept of an edit that counts for nothing, and so is not in the journal, because somebody is
  /// asked about it here or of another field.
  private func side(_ head: FieldHeads.Head, at place: FieldPlace) -> EditConflict.Side? {
    let asked = [conflicts[place]].compactMap(\.self) + conflicts.values
    return asked.lazy.flatMap(\.sides).first { $0.id == head.id }
  }

  /// Leaves where they are what is left of records that are no drafts.
  mutating func forget(_ ids: [EventID]) {
    let ids = Set(ids)
    drafts.removeAll { ids.contains($0.record.id) }
  }

  /// Takes off the drafts that others have overtaken, as far as the list was read.
  ///
  /// What takes away counts for nothing from now on, and is not sent. An end is sent, because people are
  /// asked about it then, and counts for nothing here meanwhile.
  mutating func takeOff(by known: FieldHeads? = nil) {
    let overtaken = drafts.filter { isOvertaken($0, base: base(of: $0), by: known ?? heads) }
    hidden = Set(overtaken.filter { $0.meaning.kind.isEnd }.map(\.record.id))
    let gone = overtaken.filter { !$0.meaning.kind.isEnd }
    let ids = Set(gone.map(\.record.id))
    // This copy alone: it may have been sent before, and count in the list.
    lines += gone.map { .drops($0.record.id.exact, in: $0.record.stream) }
    dropped += gone.map(\.record.id)
    drafts.removeAll { ids.contains($0.record.id) }
  }

  private func isOvertaken(_ draft: PageDraft, base: Int, by known: FieldHeads) -> Bool {
    known.isOvertaken(draft.meaning, of: draft.record.stream, base: base, by: device)
  }

  /// The drafts, after all else; those that count for nothing as copies that were taken away.
  var moves: [Revision] {
    drafts.flatMap { draft -> [Revision] in
      let hiding = hidden.contains(draft.record.id) ? try? draft.record.id.nextCopy().exact : nil
      return [.moves(draft.record)]
        + [hiding].compactMap(\.self).map { .drops($0, in: draft.record.stream) }
    }
  }
}

/// What is on this device alone, while a page is read.
struct PageDraft {
  let record: Record
  let meaning: EditMeaning
  /// What it knew when it was made.
  let base: Int

  init(_ draft: (record: Record, meaning: EditMeaning), base: Int) {
    (record, meaning, self.base) = (draft.record, draft.meaning, base)
  }
}
