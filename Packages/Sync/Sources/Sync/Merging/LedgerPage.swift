#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PrintedText

/// A part of a household's list, to be taken into a journal with the drafts of this device after it.
///
/// Afterwards what counts in the journal stands in the order of the household, and the drafts after it:
/// so every store folds what all others do, without knowing that there are others.
struct LedgerPage: Sendable {
  var ledger: HouseholdLedger
  /// The next edits of the household, numbered without a gap; or all up to the ledger's last of streams
  /// that were passed over.
  var edits: [HouseholdEdit]
  let streams: SharedStreams
  let names: DeviceNames
  /// What of the page this device made and does not count among its drafts, by its ids.
  var held: Set<EventID> = []
  /// Records that the page disagrees with or takes away, by their ids: of each the copy that counts.
  var known: [EventID: Record] = [:]
  /// The last copies of what was in the journal before the device joined, by their ids.
  var earlier: [EventID: EventID] = [:]
  let time: Date
  /// The streams of the edits, where they were passed over before; what the journal held of them when
  /// the ledger was written.
  var missed: (streams: Set<StreamName>, records: [Record])?

  /// What to write, and what that makes of the ledger, given what was written since the ledger.
  ///
  /// Nil where somebody else took a page in meanwhile; `received` counts the edits that are not of this
  /// device.
  func revision(
    of records: [Record]
  ) -> (lines: [Revision], pull: LedgerPull, received: Int)? {
    let household = EventStream<HouseholdLedger, HouseholdEvent>.household
    guard !records.contains(where: { $0.stream == household.name && $0.sequence > ledger.joined }),
      let seat = ledger.seat
    else { return nil }
    let drafts = ledger.drafts(among: records, in: streams).map {
      PageDraft($0, base: isMissed($0.record) ? 0 : ledger.base(of: $0.record))
    }
    var page = self
    var sent: [PageDraft] = []
    if let missed {
      page.ledger = ledger.beforeReading
      let held = HouseholdLedger.lastCopies(of: missed.records)
      sent = ledger.drafts(among: held, in: streams).map { PageDraft($0, base: 0) }
    }
    // What a copy made under this device's name and an earlier list brought is another's.
    let made = (records + (missed?.records ?? [])).filter { $0.device != DeviceNames.another }
    let own = held.union(made.map(\.id.original))
    let others = edits.filter { !own.contains($0.id) }
    // Where others made edits under this device's name, because its folder was copied or set back, what
    // it sends then must not count as knowing those.
    let isShared = missed == nil && others.contains { $0.device == seat.device }
    let device = isShared ? names.fresh : seat.device
    var reading = PageReading(page: page, drafts: sent + drafts, own: own, device: device)
    for edit in edits { reading.take(edit) }
    reading.forget(sent.map(\.record.id))
    reading.dropOvertaken()
    var pull = reading.pull
    pull.device = device == seat.device ? nil : device
    if let missed {
      // How far the list was read, and who knew what, is known already.
      (pull.lines, pull.heads, pull.passedOver) = ([], nil, [])
      pull.readAfterAll = missed.streams
    }
    let parts = pull.parts
    let events = parts.map {
      Event(stream: household.name, version: household.version, time: time, payload: $0.payload)
    }
    let moves = reading.drafts.map { Revision.moves($0.record) }
    return (
      reading.lines + events.map { .adds($0) } + moves, parts.last ?? pull, others.count
    )
  }

  private func isMissed(_ record: Record) -> Bool {
    missed?.streams.contains(record.stream) ?? false
  }

  /// An edit that is no draft as it goes into the journal: somebody else's not as made by the device that
  /// writes it, which could undo it as its own last change; and one that was there before as the next
  /// copy, which no mark takes away.
  fileprivate func record(of edit: HouseholdEdit, as event: Event) -> Record {
    let isAlike = edit.device == names.signature && !held.contains(edit.id)
    let copy = ledger.dropped[edit.id] ?? earlier[edit.id]
    return Record(
      event, sequence: 0, id: (try? copy?.nextCopy()) ?? edit.id,
      device: (isAlike ? DeviceNames.another : nil) ?? edit.device)
  }

  /// What an edit of the page wanted, by its number; nil for one of an earlier page.
  fileprivate func side(_ number: Int) -> EditConflict.Side? {
    var places = edits.startIndex..<edits.endIndex
    while let place = places.middle {
      let found = edits[place].number ?? 0
      if found == number { return EditConflict.Side(edits[place], number: number) }
      places = found < number ? place + 1..<places.upperBound : places.lowerBound..<place
    }
    return nil
  }

  /// The ids of earlier edits that the page disagrees with, whose content is asked for, or takes away.
  var disputed: [StreamName: Set<EventID>] {
    // Who knew all that was read here disagrees with nothing of it; only where two disagree about what was
    // agreed, that counts no more either.
    guard edits.contains(where: { $0.base < ledger.cursor || $0.meaning.kind == .agrees }) else {
      return [:]
    }
    var heads = ledger.heads
    var ids: [StreamName: Set<EventID>] = [:]
    for edit in edits {
      guard let number = edit.number else { continue }
      let verdict = heads.take(LedgerLine(edit, number: number))
      for (place, rivals) in verdict.disputes {
        ids[place.stream, default: []].formUnion(rivals.map(\.id))
      }
      if !verdict.voided.isEmpty { ids[edit.stream, default: []].formUnion(verdict.voided) }
    }
    return ids
  }
}

/// What is on this device alone, while a page is read.
private struct PageDraft {
  let record: Record
  let meaning: EditMeaning
  /// What it knew when it was made.
  let base: Int

  init(_ draft: (record: Record, meaning: EditMeaning), base: Int) {
    (record, meaning, self.base) = (draft.record, draft.meaning, base)
  }
}

/// What devices are called.
struct DeviceNames: Sendable {
  /// Who made what was made by another device under this one's name.
  static let another = try? DeviceID("another")
  /// Under which the journal writes what happens here.
  let signature: DeviceID?
  /// One that no device has.
  let fresh: DeviceID
}

extension Range<Int> {
  /// The place in the middle; nil for an empty range.
  fileprivate var middle: Int? { isEmpty ? nil : lowerBound + count / 2 }
}

/// A page while it is read.
private struct PageReading {
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
    write(edit, isVoid: verdict.isVoid)
    lines += verdict.voided.compactMap { copy(of: $0) }.map { .drops($0.exact, in: edit.stream) }
    settle(line, verdict)
    dispute(edit, line, verdict)
  }

  private mutating func write(_ edit: HouseholdEdit, isVoid: Bool) {
    if draftIDs.contains(edit.id),
      let place = drafts.firstIndex(where: { $0.record.id.original == edit.id })
    {
      let own = drafts.remove(at: place).record
      // Who joins again counts what others made among what it has to send.
      if edit.device == page.ledger.seat?.device, self.own.contains(edit.id) {
        noteOwn(edit.number ?? 0)
      }
      acknowledged[edit.id] = own.id
      if isVoid {
        lines.append(.drops(own.id.exact, in: own.stream))
      } else if isBehind {
        acknowledged[edit.id] = try? own.id.nextCopy()
        lines.append(.moves(own))
      }
      // Where another household had them in another order, what stands before it here comes after it.
      if place > 0 { isBehind = true }
    } else if !isVoid, let event = edit.storable {
      // What an earlier household left of it is where that had it.
      if let earlier = page.earlier[edit.id] {
        lines.append(.drops(earlier.exact, in: edit.stream))
      }
      lines.append(.takes(page.record(of: edit, as: event)))
      isBehind = true
    }
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
    _ edit: HouseholdEdit, _ line: LedgerLine, _ verdict: FieldHeads.Verdict
  ) {
    for (place, rivals) in verdict.disputes {
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

  /// Drafts that take away what somebody gave without knowing count for nothing, from now on.
  mutating func dropOvertaken() {
    let overtaken = drafts.filter {
      heads.isOvertaken(
        $0.meaning, of: $0.record.stream, base: base(of: $0), by: device)
    }
    let ids = Set(overtaken.map(\.record.id))
    // This copy alone: it may have been sent before, and count in the list.
    lines += overtaken.map { .drops($0.record.id.exact, in: $0.record.stream) }
    dropped += overtaken.map(\.record.id)
    drafts.removeAll { ids.contains($0.record.id) }
  }
}

extension FieldPlace: Comparable {
  /// Orders places by stream, thing and field.
  public static func < (one: FieldPlace, other: FieldPlace) -> Bool {
    (one.stream.rawValue, one.thing ?? "", one.field)
      < (other.stream.rawValue, other.thing ?? "", other.field)
  }
}
