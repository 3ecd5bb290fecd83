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
  /// What marks of the page name in streams of limits, of earlier pages, by its ids.
  var marked: [EventID: LedgerLine] = [:]
  /// The last copies of what was in the journal before the device joined, by their ids.
  var earlier: [EventID: EventID] = [:]
  let time: Date
  /// The streams and parts of the edits, where they were passed over before; what the journal held of them
  /// when the ledger was written.
  var missed: (streams: Set<StreamName>, records: [Record])?

  /// What to write, and what that makes of the ledger, given what was written since the last pages of the
  /// streams.
  ///
  /// Nil where somebody else took a page in meanwhile; `received` counts the edits that are not of this
  /// device.
  func revision(
    of records: [Record]
  ) -> (lines: [Revision], pull: LedgerPull, received: Int)? {
    let household = EventStream<HouseholdLedger, HouseholdEvent>.household
    guard !records.contains(where: ledger.isOutdated), !streams.isOutdated(by: records),
      let seat = ledger.seat
    else { return nil }
    let records = ledger.unread(records)
    let unknown = firstUnknown
    let drafts = ledger.drafts(among: records.filter(streams.sends), in: streams).map {
      PageDraft($0, base: base(of: $0.record, $0.meaning, among: unknown))
    }
    var page = self
    var sent: [PageDraft] = []
    if let missed {
      page.ledger = ledger.beforeReading
      // Of a draft an earlier copy may stand before the page.
      let waiting = Set(drafts.map(\.record.id.original))
      let held = HouseholdLedger.lastCopies(
        of: missed.records.filter { !waiting.contains($0.id.original) })
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
    reading.takeOff(by: missed == nil ? nil : ledger.heads)
    var pull = reading.pull
    pull.sharedStreams = streams.all
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
    return (
      reading.lines + events.map { .adds($0) } + reading.moves, parts.last ?? pull, others.count
    )
  }

  /// What a draft knew: where edits of its thing were passed over, nothing after the first of them.
  private func base(
    of record: Record, _ meaning: EditMeaning, among unknown: [String?: Int]
  ) -> Int {
    let base = ledger.base(of: record)
    guard let missed, missed.streams.contains(streams.name(of: record)) else { return base }
    let firsts =
      meaning.thing == nil
      ? Array(unknown.values) : [meaning.thing, nil].compactMap { unknown[$0] }
    return firsts.min().map { min(base, $0 - 1) } ?? base
  }

  /// The first edit of each thing that this device passed over and does not know.
  private var firstUnknown: [String?: Int] {
    guard let missed else { return [:] }
    let known = Set(missed.records.map(\.id.original))
    let numbers = edits.filter { !known.contains($0.id) }.compactMap { edit in
      edit.number.map { (edit.meaning.thing, $0) }
    }
    return Dictionary(numbers) { first, _ in first }
  }

  /// An edit that is no draft as it goes into the journal: somebody else's not as made by the device that
  /// writes it, which could undo it as its own last change; and one that was there before as the next
  /// copy, which no mark takes away.
  func record(of edit: HouseholdEdit, as event: Event) -> Record {
    let isAlike = edit.device == names.signature && !held.contains(edit.id)
    let copy = ledger.dropped[edit.id] ?? earlier[edit.id]
    return Record(
      event, sequence: 0, id: (try? copy?.nextCopy()) ?? edit.id,
      device: (isAlike ? DeviceNames.another : nil) ?? edit.device)
  }

  /// What marks of the page name in streams of limits.
  var markedLimits: Set<EventID> {
    let marks = edits.filter { $0.version == 0 && streams[$0.stream]?.holdsLimits == true }
    return Set(marks.flatMap { UndoneEdits($0.payload)?.ids ?? [] })
  }

  /// What an edit of the page wanted, by its number; nil for one of an earlier page.
  func side(_ number: Int) -> EditConflict.Side? {
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
