#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal

/// The record of a household on this device: its drafts, its place in the list of edits, and the
/// meetings with the server that keeps it.
///
/// Nothing waits for it: a change is in the journal at once, and is a draft until it comes back from the
/// server with its number. Any step may be cut off at any moment and is taken up where the journal says.
public actor HouseholdSync {
  /// What is shared, as people allow it now.
  public let streams: @Sendable () async throws(JournalError) -> SharedStreams
  let journal: EventJournal
  let clock: HybridClock
  let store: Store<HouseholdLedger, HouseholdEvent>
  /// What conflicts are about, as of the last page.
  var contents = ConflictContents()
  /// The last copies of what was in the journal before the device joined; nil before they were looked
  /// for.
  var earlier: (joined: Int, copies: [EventID: EventID])?

  /// Makes the household's record of a journal that always shares the same; nothing is read yet.
  public init(in journal: EventJournal, sharing streams: SharedStreams, clock: HybridClock) {
    self.init(
      in: journal, clock: clock, sharing: { () async throws(JournalError) in streams })
  }

  /// Makes the household's record of a journal; nothing is read yet.
  ///
  /// - Parameter streams: what is shared, as people allow it whenever it is asked for.
  public init(
    in journal: EventJournal, clock: HybridClock,
    sharing streams: @escaping @Sendable () async throws(JournalError) -> SharedStreams
  ) {
    self.journal = journal
    self.streams = streams
    self.clock = clock
    store = Store(.household, in: journal)
    journal.share(while: Self.stream) {
      EventStream<HouseholdLedger, HouseholdEvent>.household.content(of: $0)?.isEnd == true
    }
  }

  /// The name of the stream in which all this is kept.
  public static var stream: StreamName {
    EventStream<HouseholdLedger, HouseholdEvent>.household.name
  }

  /// What is known of the household's list.
  public func ledger() async throws(JournalError) -> HouseholdLedger { try await store.state() }

  /// What is on this device alone, in the order in which it will be sent; it costs what that is.
  public func drafts() async throws(JournalError) -> [SyncDraft] {
    try await edits(in: try await store.state()).map {
      SyncDraft(id: $0.id, stream: $0.stream, meaning: $0.meaning, time: $0.time)
    }
  }

  /// What the household was told since this device joined it, by the ids of the events.
  public func told() async throws(JournalError) -> Set<EventID> {
    Set(try await lines(try await store.state()).map(\.id))
  }

  /// Takes a seat in a household: from now on everything that is shared is sent there.
  ///
  /// - Parameters:
  ///   - sequence: the last record of the journal that `stating` knows; nil where nothing is stated anew.
  ///   - clearing: what makes an end of what the streams that are stated anew held; it stays here.
  ///   - stating: what states them anew.
  /// - Returns: Whether it was done; nothing is where one of those streams has changed since.
  @discardableResult
  public func join(
    _ seat: HouseholdSeat, after sequence: Int? = nil, clearing: [Event] = [],
    stating: [Event] = [], at time: Date
  ) async throws(JournalError) -> Bool {
    let household = EventStream<HouseholdLedger, HouseholdEvent>.household
    let events = clearing + [try household.event(.joined(seat), at: time)] + stating
    let streams = try await streams()
    let written = try await journal.revise(after: sequence ?? .max, at: time) { records in
      let isOutdated = records.contains { streams[$0.stream]?.isStatedAnew == true }
      return isOutdated ? [] : events.map { .adds($0) }
    }
    return !written.isEmpty
  }

  /// Gives the seat up; what is on this device stays.
  public func leave(at time: Date) async throws(JournalError) {
    guard try await store.state().seat != nil else { return }
    try await store.record([.left], at: time)
  }

  /// What an app shows of all this.
  public func status() async throws(JournalError) -> HouseholdStatus {
    let ledger = try await store.state()
    guard ledger.seat != nil else { return HouseholdStatus() }
    return HouseholdStatus(
      seat: ledger.seat, drafts: try await drafts(), conflicts: try await conflicts(),
      cursor: ledger.cursor)
  }

  /// The drafts as they are sent.
  func edits(in ledger: HouseholdLedger) async throws(JournalError) -> [HouseholdEdit] {
    guard let seat = ledger.seat else { return [] }
    let streams = try await streams()
    // What was written after somebody left or joined meanwhile is not for this household.
    let records = try await journal.records(after: ledger.start(of: streams)).prefix {
      !ledger.isOutdated(by: $0)
    }
    // Nor is anything that somebody forbade this moment.
    if streams.isOutdated(by: Array(records)) { return [] }
    let unread = ledger.unread(records.filter(streams.sends))
    return ledger.drafts(among: unread, in: streams).map { record, meaning in
      HouseholdEdit(
        streams.shown(record), by: seat.device, base: ledger.base(of: record), meaning: meaning)
    }
  }
}
