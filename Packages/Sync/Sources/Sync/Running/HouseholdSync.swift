#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal

/// This device's part in a household: its pending edits, its position in the list, and syncing.
///
/// A change never waits for the server. It is in the journal at once, and is pending until the
/// server returns it with a number. Every step may be interrupted; the next sync continues from the
/// state in the journal.
public actor HouseholdSync {
  /// Returns the shared streams, as people allow them now.
  public let streams: @Sendable () async throws(JournalError) -> SharedStreams
  let journal: EventJournal
  let clock: HybridClock
  let store: Store<HouseholdLedger, HouseholdEvent>
  /// The contents of conflicts as of the last page.
  var contents = ConflictContents()
  /// The last copies of records from before the device joined; nil until they are looked up.
  var earlier: (joined: Int, copies: [EventID: EventID])?

  /// Makes a value over a journal that always shares the same streams; it reads nothing yet.
  public init(in journal: EventJournal, sharing streams: SharedStreams, clock: HybridClock) {
    self.init(
      in: journal, clock: clock, sharing: { () async throws(JournalError) in streams })
  }

  /// Makes a value over a journal; it reads nothing yet.
  ///
  /// - Parameter streams: returns the shared streams, as people allow them at that moment.
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

  /// The name of the stream that stores the ledger.
  public static var stream: StreamName {
    EventStream<HouseholdLedger, HouseholdEvent>.household.name
  }

  /// This device's knowledge of the household's list.
  public func ledger() async throws(JournalError) -> HouseholdLedger { try await store.state() }

  /// The pending edits, in the order of sending; the cost is proportional to their number.
  public func pendingEdits() async throws(JournalError) -> [PendingEdit] {
    try await edits(in: try await store.state()).map {
      PendingEdit(id: $0.id, stream: $0.stream, meaning: $0.meaning, time: $0.time)
    }
  }

  /// The ids of the events in the household's list that this device merged since it joined.
  public func told() async throws(JournalError) -> Set<EventID> {
    Set(try await lines(try await store.state()).map(\.id))
  }

  /// Joins a household: from now on, all shared streams are sent there.
  ///
  /// - Parameters:
  ///   - sequence: the journal place of the last record that `stating` is based on; nil if
  ///     `stating` is empty.
  ///   - clearing: events that clear the restated streams; they stay on this device.
  ///   - stating: events that restate the content of those streams.
  /// - Returns: whether the device joined; it does not join if one of those streams has changed
  ///   since.
  @discardableResult
  public func join(
    _ membership: HouseholdMembership, after sequence: Int? = nil, clearing: [Event] = [],
    stating: [Event] = [], at time: Date
  ) async throws(JournalError) -> Bool {
    let household = EventStream<HouseholdLedger, HouseholdEvent>.household
    let events = clearing + [try household.event(.joined(membership), at: time)] + stating
    let streams = try await streams()
    let written = try await journal.revise(after: sequence ?? .max, at: time) { records in
      let isOutdated = records.contains { streams[$0.stream]?.isStatedAnew == true }
      return isOutdated ? [] : events.map { .adds($0) }
    }
    return !written.isEmpty
  }

  /// Ends the membership; the data on this device stays.
  public func leave(at time: Date) async throws(JournalError) {
    guard try await store.state().membership != nil else { return }
    try await store.record([.left], at: time)
  }

  /// The status that an app shows.
  public func status() async throws(JournalError) -> HouseholdStatus {
    let ledger = try await store.state()
    guard ledger.membership != nil else { return HouseholdStatus() }
    return HouseholdStatus(
      membership: ledger.membership, pendingEdits: try await pendingEdits(),
      conflicts: try await conflicts(),
      cursor: ledger.cursor)
  }

  /// The pending edits in the form that is sent.
  func edits(in ledger: HouseholdLedger) async throws(JournalError) -> [HouseholdEdit] {
    guard let membership = ledger.membership else { return [] }
    let streams = try await streams()
    // Edits that were written after the device left or joined again do not belong to this
    // household.
    let records = try await journal.records(after: ledger.start(of: streams)).prefix {
      !ledger.isOutdated(by: $0)
    }
    // If people have just changed their choice, no edit is sent, because some may be forbidden.
    if streams.isOutdated(by: Array(records)) { return [] }
    let unread = ledger.unread(records.filter(streams.sends))
    return ledger.pendingEdits(among: unread, in: streams).map { record, meaning in
      HouseholdEdit(
        streams.shown(record), by: membership.device, base: ledger.base(of: record),
        meaning: meaning)
    }
  }
}
