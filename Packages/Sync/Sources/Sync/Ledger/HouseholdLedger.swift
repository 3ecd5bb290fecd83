#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PrintedText

/// This device's knowledge of the household's list: how far it has read, and which edits each edit
/// knew.
public struct HouseholdLedger: Equatable, Sendable {
  /// The device's membership; nil if it is in no household.
  public private(set) var membership: HouseholdMembership?
  /// The position up to which the list was read.
  public private(set) var place = ListCursor.start
  /// The open conflicts, by place.
  public private(set) var conflicts: [FieldPlace: EditConflict] = [:]
  /// The time when the server last had new edits; nil if it never had any.
  public private(set) var lastNews: Date?
  private(set) var heads = FieldHeads()
  /// The streams of skipped edits, which this version does not share; a later version may share
  /// them.
  private(set) var passedOver: Set<StreamName> = []
  /// The last page of the streams that are not in ``pages``.
  private var page = PageMark()
  /// The last page of each stream that a program sharing the stream has written.
  ///
  /// Programs that share different streams may take turns on one journal.
  private var pages: [StreamName: PageMark] = [:]
  /// The copies of pending edits that were voided, by the ids of the edits.
  private(set) var dropped: [EventID: EventID] = [:]
  /// The journal place of the last page of any stream.
  private(set) var sequence = 0
  /// The journal place at which the device joined.
  private(set) var joined = 0
  /// Whether the journal has edits or moved copies from an earlier household.
  private(set) var hasEarlier = false

  /// Makes a ledger without a household.
  public init() {}

  private init(after earlier: HouseholdLedger) {
    hasEarlier = earlier.hasEarlier || earlier.cursor > 0
  }

  /// The number of the last edit that was read; 0 if there is none.
  public var cursor: Int { place.number }

  mutating func apply(_ event: HouseholdEvent, _ context: EventContext) {
    switch event {
    case .joined(let membership):
      self = HouseholdLedger(after: self)
      self.membership = membership
      joined = context.sequence
    case .pulled(let pull):
      if let known = pull.heads {
        heads = known
      } else {
        for line in pull.lines { _ = heads.take(line) }
      }
      place = pull.lines.last.map { ListCursor($0.number, $0.id) } ?? place
      for place in pull.decided { conflicts[place] = nil }
      for conflict in pull.conflicts { conflicts[conflict.place] = conflict }
      passedOver = passedOver.union(pull.passedOver).subtracting(pull.readAfterAll)
      for id in pull.dropped { dropped[id.original] = id }
      if let device = pull.device { membership?.device = device }
      sequence = context.sequence
      mark(pull)
      lastNews = context.time
    case .left: self = HouseholdLedger(after: self)
    }
  }

  private mutating func mark(_ pull: LedgerPull) {
    let mark = PageMark(sequence: sequence, number: cursor, bases: pull.bases)
    guard let shared = pull.sharedStreams else {
      (page, pages) = (mark, [:])
      return
    }
    for stream in shared { pages[stream] = mark }
  }

  /// The last page of a stream that a program sharing the stream has written.
  func page(of stream: StreamName) -> PageMark { pages[stream] ?? page }

  /// The number of the last edit that a pending edit knew.
  func base(of record: Record) -> Int { page(of: record.stream).base(of: record) }

  /// The journal place after which all pending edits of some streams are.
  func start(of streams: SharedStreams) -> Int {
    streams.all.map { page(of: $0).sequence }.min() ?? sequence
  }

  /// The records written after the last page of their stream.
  func unread(_ records: [Record]) -> [Record] {
    records.filter { $0.sequence > page(of: $0.stream).sequence }
  }

  /// Whether another program or window recorded a newer page or membership.
  func isOutdated(by record: Record) -> Bool {
    record.stream == HouseholdSync.stream && record.sequence > max(joined, sequence)
  }

  /// Whether the device has neither left nor joined since another ledger.
  func hasSameMembership(as other: HouseholdLedger) -> Bool { joined == other.joined }

  /// The ledger as if it had read nothing.
  var beforeReading: HouseholdLedger {
    var ledger = self
    ledger.heads = FieldHeads()
    ledger.place = .start
    return ledger
  }

  /// The pending edits among records that come after the last page of their streams.
  func pendingEdits(
    among records: [Record], in streams: SharedStreams
  ) -> [(record: Record, meaning: EditMeaning)] {
    guard membership != nil else { return [] }
    let earlier = records.prefix { $0.sequence <= joined }
    let counting = earlier.isEmpty ? [] : Self.counting(earlier)
    return (counting + records.dropFirst(earlier.count)).compactMap { record in
      guard let meaning = streams.meaning(of: record),
        record.sequence > joined || streams[record.stream]?.isStatedAnew != true
      else { return nil }
      return (record, meaning)
    }
  }
}

extension HouseholdLedger {
  /// The valid records from before the device joined, each as its last copy.
  ///
  /// An earlier household left copies, and undo marks that name them; other devices have only the
  /// originals.
  private static func counting(_ records: ArraySlice<Record>) -> [Record] {
    let marked = marked(by: records)
    return lastCopies(of: records).compactMap { record in
      guard record.version == 0 else {
        return marked[record.stream]?.contains(record.id.original) == true ? nil : record
      }
      guard let payload = UndoneEdits(record.payload)?.ofOriginals else { return nil }
      let mark = Event(
        stream: record.stream, subject: record.subject, version: 0, time: record.time,
        payload: payload)
      return Record(mark, sequence: record.sequence, id: record.id, device: record.device)
    }
  }

  /// The last copy of each record, except copies that an undo mark names.
  ///
  /// Undo marks themselves are included as their last copy.
  static func lastCopies(of records: some BidirectionalCollection<Record>) -> [Record] {
    let marked = marked(by: records)
    var known: Set<EventID> = []
    return records.reversed().filter { record in
      (record.version == 0 || marked[record.stream]?.contains(record.id.exact) != true)
        && known.insert(record.id.original).inserted
    }
    .reversed()
  }

  /// The ids that the undo marks of each stream name: ids of edits or of single copies.
  private static func marked(by records: some Collection<Record>) -> [StreamName: Set<EventID>] {
    var marked: [StreamName: Set<EventID>] = [:]
    for record in records where record.version == 0 {
      marked[record.stream, default: []].formUnion(UndoneEdits(record.payload)?.ids ?? [])
    }
    return marked
  }
}

extension EventStream where State == HouseholdLedger, Content == HouseholdEvent {
  /// The journal's stream of a household.
  static let household = EventStream(
    name: "household", initialState: HouseholdLedger(),
    decode: { payload, _ in
      guard
        let event = try payload.withUnsafeBytes({ bytes in
          HouseholdEvent(try JSONReader.read(bytes.assumingMemoryBound(to: UInt8.self)))
        })
      else { throw UnknownHouseholdEvent() }
      return event
    },
    apply: { ledger, event, context in ledger.apply(event, context) })
}

/// An event of a later version, which this version cannot read.
struct UnknownHouseholdEvent: Error {}
