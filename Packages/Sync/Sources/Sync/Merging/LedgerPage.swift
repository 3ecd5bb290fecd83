#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PrintedText

/// A part of the household's list that is merged into the journal before this device's pending
/// edits.
///
/// After the merge, valid records are in server order, with the pending edits last. So every store
/// folds the same records on each device, without code for sync.
struct LedgerPage: Sendable {
  var ledger: HouseholdLedger
  /// The next edits of the household, numbered without a gap.
  ///
  /// If skipped streams are read later, these are their edits up to the ledger's last number.
  var edits: [HouseholdEdit]
  let streams: SharedStreams
  let names: DeviceNames
  /// The page's edits that this device made and that are not pending, by id.
  var held: Set<EventID> = []
  /// The valid copies of the records that the page conflicts with or undoes, by id.
  var known: [EventID: Record] = [:]
  /// The earlier edits that undo marks of the page name in streams of limits, by id.
  var marked: [EventID: LedgerLine] = [:]
  /// The last copies of records from before the device joined, by id.
  var earlier: [EventID: EventID] = [:]
  let time: Date
  /// The streams and parts that were skipped before, with the records that the journal had of them
  /// when the ledger was written.
  var missed: (streams: Set<StreamName>, records: [Record])?

  /// The records to write and the resulting ledger event.
  ///
  /// It takes the records since the streams' last pages. Nil if another program merged a page at
  /// the same time. `received` is the number of other devices' edits.
  func revision(
    of records: [Record]
  ) -> (lines: [Revision], pull: LedgerPull, received: Int)? {
    let household = EventStream<HouseholdLedger, HouseholdEvent>.household
    guard !records.contains(where: ledger.isOutdated), !streams.isOutdated(by: records),
      let membership = ledger.membership
    else { return nil }
    let records = ledger.unread(records)
    let unknown = firstUnknown
    let pendingEdits = ledger.pendingEdits(among: records.filter(streams.sends), in: streams).map {
      PendingPageEdit($0, base: base(of: $0.record, $0.meaning, among: unknown))
    }
    var page = self
    var sent: [PendingPageEdit] = []
    if let missed {
      page.ledger = ledger.beforeReading
      // A pending edit may have an earlier copy before the page; these copies are left out.
      let waiting = Set(pendingEdits.map(\.record.id.original))
      let held = HouseholdLedger.lastCopies(
        of: missed.records.filter { !waiting.contains($0.id.original) })
      sent = ledger.pendingEdits(among: held, in: streams).map { PendingPageEdit($0, base: 0) }
    }
    // An edit with the neutral author is another device's: an earlier household received it from a
    // copy of this device.
    let made = (records + (missed?.records ?? [])).filter { $0.device != DeviceNames.another }
    let own = held.union(made.map(\.id.original))
    let others = edits.filter { !own.contains($0.id) }
    // If the data folder was copied or restored, another device makes edits under this device's id.
    // This device's new edits must not be treated as if they knew those edits.
    let isShared = missed == nil && others.contains { $0.device == membership.device }
    let device = isShared ? names.fresh : membership.device
    var merge = LedgerPageMerge(
      page: page, pendingEdits: sent + pendingEdits, own: own, device: device)
    for edit in edits { merge.take(edit) }
    merge.forget(sent.map(\.record.id))
    merge.takeOff(by: missed == nil ? nil : ledger.heads)
    var pull = merge.pull
    pull.sharedStreams = streams.all
    pull.device = device == membership.device ? nil : device
    if let missed {
      // The ledger already has these lines and heads.
      (pull.lines, pull.heads, pull.passedOver) = ([], nil, [])
      pull.readAfterAll = missed.streams
    }
    let parts = pull.parts
    let events = parts.map {
      Event(stream: household.name, version: household.version, time: time, payload: $0.payload)
    }
    return (
      merge.lines + events.map { .adds($0) } + merge.moves, parts.last ?? pull, others.count
    )
  }

  /// The number of the last edit that a pending edit knew.
  ///
  /// If edits of the same thing were skipped, it is lower than the number of the first skipped
  /// edit.
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

  /// The number of the first skipped edit of each thing that this device does not know.
  private var firstUnknown: [String?: Int] {
    guard let missed else { return [:] }
    let known = Set(missed.records.map(\.id.original))
    let numbers = edits.filter { !known.contains($0.id) }.compactMap { edit in
      edit.number.map { (edit.meaning.thing, $0) }
    }
    return Dictionary(numbers) { first, _ in first }
  }

  /// The record of an edit that is not pending.
  ///
  /// Another author's edit under this journal's id gets a neutral author, so that this device
  /// cannot undo it as its own edit. If the edit was in the journal before, the record becomes its
  /// next copy, which no mark undoes.
  func record(of edit: HouseholdEdit, as event: Event) -> Record {
    let isAlike = edit.device == names.signature && !held.contains(edit.id)
    let copy = ledger.dropped[edit.id] ?? earlier[edit.id]
    return Record(
      event, sequence: 0, id: (try? copy?.nextCopy()) ?? edit.id,
      device: (isAlike ? DeviceNames.another : nil) ?? edit.device)
  }

  /// The ids that undo marks of the page name in streams of limits.
  var markedLimits: Set<EventID> {
    let marks = edits.filter { $0.version == 0 && streams[$0.stream]?.holdsLimits == true }
    return Set(marks.flatMap { UndoneEdits($0.payload)?.ids ?? [] })
  }

  /// The conflict side of an edit of this page, by its number; nil if the edit is not in the page.
  func side(_ number: Int) -> EditConflict.Side? {
    var places = edits.startIndex..<edits.endIndex
    while let place = places.middle {
      let found = edits[place].number ?? 0
      if found == number { return EditConflict.Side(edits[place], number: number) }
      places = found < number ? place + 1..<places.upperBound : places.lowerBound..<place
    }
    return nil
  }

  /// The ids of the earlier edits whose content is needed, because the page undoes them or
  /// conflicts with them.
  var disputed: [StreamName: Set<EventID>] {
    // An edit whose author knew everything that was read conflicts with none of it. Agreeing edits
    // are an exception: a later conflict voids them too.
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

/// The device ids that a merge needs.
struct DeviceNames: Sendable {
  /// The neutral author of edits that other devices made under this device's id.
  static let another = try? DeviceID("another")
  /// The id under which this journal writes records.
  let signature: DeviceID?
  /// A new id that no device has yet.
  let fresh: DeviceID
}

extension Range<Int> {
  /// The position in the middle; nil for an empty range.
  fileprivate var middle: Int? { isEmpty ? nil : lowerBound + count / 2 }
}
