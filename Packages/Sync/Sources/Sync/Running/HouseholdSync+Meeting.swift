#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import Synchronization

extension HouseholdSync {
  /// The most edits of one push.
  private static let mostOfPush = 500
  /// The most bytes of one push that has several edits, of the 4 MiB that a body may have.
  private static let mostBytesOfPush = 4_000_000
  /// The most edits of a page.
  private static let mostOfPage = 1_000

  /// Sends what is here and takes in what is new, until both lists are one.
  ///
  /// - Parameter household: Whose list that is: nothing is done where the device is in another by now; nil
  ///   for the one that it is in.
  /// - Throws: Why it stopped; what was done until then holds.
  public func meet(
    over exchange: EditExchange, of household: String? = nil, at now: @Sendable () -> Date
  ) async throws -> SyncOutcome {
    var outcome = SyncOutcome()
    let seated = try await store.state()
    guard household == nil || household == seated.seat?.household else { return outcome }
    outcome.received += try await takeInMissed(over: exchange, at: now)
    // Before anything is sent: a device that was copied learns so by what the other one sent.
    outcome.received += try await takeIn(over: exchange, in: seated, at: now)
    // What is changed here meanwhile is sent by the next round, as is what others came before; somebody
    // who types on is not waited for.
    for _ in 0..<5 {
      let ledger = try await store.state()
      let edits = try await edits(in: ledger)
      if edits.isEmpty || !ledger.isSeated(as: seated) { break }
      // What was allowed this moment must not count as knowing what was passed over.
      if try await !ledger.passedOver.isDisjoint(with: streams().names) {
        outcome.received += try await takeInMissed(over: exchange, at: now)
        continue
      }
      outcome.sent += try await send(edits, of: ledger, over: exchange)
      outcome.received += try await takeIn(over: exchange, in: seated, at: now)
    }
    return outcome
  }

  /// Sends edits as long as nobody else sends any; returns how many were sent.
  private func send(
    _ edits: [HouseholdEdit], of ledger: HouseholdLedger, over exchange: EditExchange
  ) async throws -> Int {
    var (sent, seen) = (0, ledger.place)
    for part in Self.parts(of: edits) {
      // What was forbidden since the first part stays here.
      if sent > 0 {
        let drafts = Set(try await self.edits(in: ledger).map(\.id))
        guard drafts.isSuperset(of: part.map(\.id)) else { return sent }
      }
      do {
        let last = try await exchange.push(part, seen)
        sent += part.count
        guard last == seen.number + part.count else { return sent }
        seen = ListCursor(last, part.last?.id)
      } catch HouseholdFailure.unread { return sent }
    }
    return sent
  }

  /// Takes in what was passed over, of streams that an earlier version did not share and this one does,
  /// before anything is sent that could be taken for knowing it.
  private func takeInMissed(
    over exchange: EditExchange, at now: @Sendable () -> Date
  ) async throws -> Int {
    let (ledger, streams) = (try await store.state(), try await streams())
    let missed = ledger.passedOver.intersection(streams.names)
    guard ledger.seat != nil, !missed.isEmpty else { return 0 }
    var edits: [HouseholdEdit] = []
    var read = ListCursor.start
    var limit = Self.mostOfPage
    while read.number < ledger.cursor {
      let page: EditPage
      (page, limit) = try await Self.page(after: read, of: limit, over: exchange)
      guard Self.follows(page, read.number), let last = ListCursor(page.edits.last) else {
        throw HouseholdFailure.notUnderstood
      }
      edits += page.edits.filter { edit in
        missed.contains(streams.name(of: edit.record)) && edit.number ?? 0 <= ledger.cursor
      }
      read = last
    }
    // What no edit names keeps its place.
    let ids = Set(edits.map(\.id))
    var held: [Record] = []
    for stream in Set(edits.map(\.stream)).sorted() {
      held += try await journal.records(in: stream).filter { record in
        ids.contains(record.id.original) && record.sequence <= ledger.page(of: stream).sequence
      }
    }
    for edit in edits { clock.see(edit.id) }
    let page = LedgerPage(
      ledger: ledger, edits: edits.map(streams.judged), streams: streams, names: try await names(),
      earlier: try await earlierCopies(ledger), time: now(), missed: (missed, held))
    return try await write(page).received
  }

  /// Takes in page after page; the next is asked for while one is written.
  private func takeIn(
    over exchange: EditExchange, in seated: HouseholdLedger, at now: @Sendable () -> Date
  ) async throws -> Int {
    var received = 0
    var ledger = try await store.state()
    guard ledger.seat != nil, ledger.isSeated(as: seated) else { return received }
    var answer = try await Self.page(after: ledger.place, of: Self.mostOfPage, over: exchange)
    while true {
      let (page, limit) = answer
      guard Self.follows(page, ledger.cursor) else { throw HouseholdFailure.notUnderstood }
      guard let last = ListCursor(page.edits.last) else { return received }
      async let following =
        last.number == page.last ? nil : Self.page(after: last, of: limit, over: exchange)
      let (written, count) = try await take(page.edits, into: ledger, at: now())
      received += count
      let next = try await following
      let before = ledger.place
      ledger = try await store.state(knowing: written)
      // Somebody left meanwhile, and may have joined another household; or it cannot be written.
      guard ledger.seat != nil, ledger.isSeated(as: seated), ledger.place != before else {
        return received
      }
      if ledger.place == last {
        guard let next else { return received }
        answer = next
      } else {
        // It was too much at once; or somebody else took in the same meanwhile, and more.
        let most = written.isEmpty ? limit : max(1, ledger.cursor - before.number)
        answer = try await Self.page(after: ledger.place, of: min(limit, most), over: exchange)
      }
    }
  }

  /// The edits after a number, and how many may be asked for.
  private static func page(
    after cursor: ListCursor, of limit: Int, over exchange: EditExchange
  ) async throws -> (EditPage, limit: Int) {
    var limit = limit
    while true {
      do { return (try await exchange.pull(cursor, limit), limit) } catch {
        // Written as JSON, a page may be longer than an answer may be; fewer edits are not.
        guard case .unanswered(.tooLarge) = error, limit > 1 else { throw error }
        limit = max(1, limit / 8)
      }
    }
  }

  /// Takes a page in, or its first part where the journal could not keep what follows from all of it at
  /// once; returns what the journal says of it, by the id of its record, and how many edits are not of
  /// this device.
  private func take(
    _ edits: [HouseholdEdit], into ledger: HouseholdLedger, at time: Date
  ) async throws(JournalError) -> (written: [EventID: HouseholdEvent], received: Int) {
    for edit in edits { clock.see(edit.id) }
    let streams = try await streams()
    var page = LedgerPage(
      ledger: ledger, edits: edits.map(streams.judged), streams: streams, names: try await names(),
      earlier: try await earlierCopies(ledger), time: time)
    for (stream, ids) in page.disputed {
      for record in try await journal.records(in: stream) where ids.contains(record.id.original) {
        page.known[record.id.original] = record
      }
    }
    page.held = try await held(edits, in: ledger)
    let marked = page.markedLimits
    for line in marked.isEmpty ? [] : try await lines(ledger) where marked.contains(line.id) {
      page.marked[line.id] = line
    }
    while true {
      do throws(JournalError) { return try await write(page) } catch {
        guard case .eventTooLarge(Self.stream, _, _) = error, page.edits.count > 1 else {
          throw error
        }
        page.edits.removeLast(page.edits.count - page.edits.count / 2)
      }
    }
  }

  /// Writes a page, unless somebody else took one in meanwhile.
  private func write(
    _ page: LedgerPage
  ) async throws(JournalError) -> (written: [EventID: HouseholdEvent], received: Int) {
    let taken = Mutex<(pull: LedgerPull, received: Int)?>(nil)
    let start = page.ledger.start(of: page.streams)
    let written = try await journal.revise(after: start, at: page.time) { records in
      guard let revision = page.revision(of: records) else { return [] }
      taken.withLock { $0 = (revision.pull, revision.received) }
      return revision.lines
    }
    guard let (pull, received) = taken.withLock(\.self),
      let record = written.last(where: { $0.stream == Self.stream })
    else { return ([:], 0) }
    return ([record.id: .pulled(pull)], received)
  }

  /// What of a page this device made that is no draft of it any more, such as before it joined anew; the
  /// journal is read only where there is something under its name that is none.
  private func held(
    _ edits: [HouseholdEdit], in ledger: HouseholdLedger
  ) async throws(JournalError) -> Set<EventID> {
    var own = Set(edits.filter { $0.device == ledger.seat?.device }.map(\.id))
    guard !own.isEmpty else { return [] }
    let start = ledger.start(of: try await streams())
    own.subtract(try await ledger.unread(journal.records(after: start)).map(\.id.original))
    guard !own.isEmpty else { return [] }
    let made = try await journal.records().filter { $0.device != DeviceNames.another }
    return own.intersection(made.map(\.id.original) + ledger.dropped.keys)
  }

  /// The last copies of what was in the journal before the device joined, or a mark there names; none
  /// where no list was read before, so that nothing in this one can be there already.
  private func earlierCopies(
    _ ledger: HouseholdLedger
  ) async throws(JournalError) -> [EventID: EventID] {
    guard ledger.hasEarlier else { return [:] }
    if let earlier, earlier.joined == ledger.joined { return earlier.copies }
    var copies: [EventID: EventID] = [:]
    for record in try await journal.records() where record.sequence <= ledger.joined {
      let named = record.version == 0 ? UndoneEdits(record.payload)?.ids ?? [] : []
      for id in [record.id] + named where copies[id.original].map({ $0.isBefore(id) }) ?? true {
        copies[id.original] = id
      }
    }
    earlier = (ledger.joined, copies)
    return copies
  }

  private func names() async throws(JournalError) -> DeviceNames {
    DeviceNames(
      signature: try await journal.signature(), fresh: try DeviceID(clock.makeID().rawValue))
  }

  /// Whether a page goes on where the list was read to, without a gap, and ends where it can.
  private static func follows(_ page: EditPage, _ cursor: Int) -> Bool {
    let numbers = page.edits.map { $0.number ?? 0 }
    return numbers == Array((cursor + 1)..<(cursor + 1 + numbers.count))
      && page.last >= cursor + numbers.count && (!numbers.isEmpty || page.last == cursor)
  }

  /// Edits as pushes, each within its bounds.
  private static func parts(of edits: [HouseholdEdit]) -> [[HouseholdEdit]] {
    var parts: [[HouseholdEdit]] = []
    var bytes = 0
    for edit in edits {
      let size = edit.json.lineText.utf8.count
      if let last = parts.last, last.count < mostOfPush, bytes + size <= mostBytesOfPush {
        parts[parts.count - 1].append(edit)
      } else {
        parts.append([edit])
        bytes = 0
      }
      bytes += size
    }
    return parts
  }
}
