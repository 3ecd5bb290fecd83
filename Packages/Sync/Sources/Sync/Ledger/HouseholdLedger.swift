#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PrintedText

/// What a device knows of its household's list of edits: how far it read, and who knew what.
public struct HouseholdLedger: Equatable, Sendable {
  /// Where the edits are kept; nil for a device of no household.
  public private(set) var seat: HouseholdSeat?
  /// How far the list was taken in.
  public private(set) var place = ListCursor.start
  /// Where people are asked, by place.
  public private(set) var conflicts: [FieldPlace: EditConflict] = [:]
  /// When the server last had something new; nil for never.
  public private(set) var lastNews: Date?
  private(set) var heads = FieldHeads()
  /// Streams of which edits were passed over, because they are not shared here; a later version may.
  private(set) var passedOver: Set<StreamName> = []
  /// The last page of every stream of which ``pages`` says nothing.
  private var page = PageMark()
  /// The last page that a program wrote which shares a stream, by stream: programs that share different
  /// streams may take turns on one journal.
  private var pages: [StreamName: PageMark] = [:]
  /// Drafts that counted for nothing, by their ids, as the copies that they were.
  private(set) var dropped: [EventID: EventID] = [:]
  /// The last page of any stream, as a place in the journal.
  private(set) var sequence = 0
  /// When the device joined, as a place in the journal.
  private(set) var joined = 0
  /// Whether an earlier list left edits in the journal, or copies of its own that were moved after them.
  private(set) var hasEarlier = false

  /// A device of no household.
  public init() {}

  private init(after earlier: HouseholdLedger) {
    hasEarlier = earlier.hasEarlier || earlier.cursor > 0
  }

  /// The number of the last edit that was taken in, 0 for none.
  public var cursor: Int { place.number }

  mutating func apply(_ event: HouseholdEvent, _ context: EventContext) {
    switch event {
    case .joined(let seat):
      self = HouseholdLedger(after: self)
      self.seat = seat
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
      if let device = pull.device { seat?.device = device }
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

  /// The last page that a program wrote which shares a stream.
  func page(of stream: StreamName) -> PageMark { pages[stream] ?? page }

  /// What a draft knew when it was made.
  func base(of record: Record) -> Int { page(of: record.stream).base(of: record) }

  /// The place in the journal after which all drafts of some streams stand.
  func start(of streams: SharedStreams) -> Int {
    streams.all.map { page(of: $0).sequence }.min() ?? sequence
  }

  /// What of some records was written after the last page of its stream.
  func unread(_ records: [Record]) -> [Record] {
    records.filter { $0.sequence > page(of: $0.stream).sequence }
  }

  /// Whether a record was written by another program, or in another window, after this was read.
  func isOutdated(by record: Record) -> Bool {
    record.stream == HouseholdSync.stream && record.sequence > max(joined, sequence)
  }

  /// Whether the device is where it was, and has not left or joined since.
  func isSeated(as other: HouseholdLedger) -> Bool { joined == other.joined }

  /// The ledger as if nothing had been read.
  var beforeReading: HouseholdLedger {
    var ledger = self
    ledger.heads = FieldHeads()
    ledger.place = .start
    return ledger
  }

  /// Which records were not sent yet, of those after the last page of their streams.
  func drafts(
    among records: [Record], in streams: SharedStreams
  ) -> [(record: Record, meaning: EditMeaning)] {
    guard seat != nil else { return [] }
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
  /// What counts of what was written before the device joined, of each record its last copy.
  ///
  /// An earlier household left copies there, and marks that take earlier copies away: others have only
  /// the records themselves.
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

  /// Of each record the last copy that no mark took away as the copy that it is; of marks, which count
  /// whatever names them, the last copy.
  static func lastCopies(of records: some BidirectionalCollection<Record>) -> [Record] {
    let marked = marked(by: records)
    var known: Set<EventID> = []
    return records.reversed().filter { record in
      (record.version == 0 || marked[record.stream]?.contains(record.id.exact) != true)
        && known.insert(record.id.original).inserted
    }
    .reversed()
  }

  /// What the marks of each stream name: edits, or single copies of them.
  private static func marked(by records: some Collection<Record>) -> [StreamName: Set<EventID>] {
    var marked: [StreamName: Set<EventID>] = [:]
    for record in records where record.version == 0 {
      marked[record.stream, default: []].formUnion(UndoneEdits(record.payload)?.ids ?? [])
    }
    return marked
  }
}

extension EventStream where State == HouseholdLedger, Content == HouseholdEvent {
  /// The stream of a household in a journal.
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

/// An event that a later version wrote.
struct UnknownHouseholdEvent: Error {}
