#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import Synchronization

extension HouseholdSync {
  /// The maximum number of edits in a push.
  private static let mostOfPush = 500
  /// The maximum size in bytes of a push with several edits; a body may have 4 MiB.
  private static let mostBytesOfPush = 4_000_000
  /// The maximum number of edits in a page.
  private static let mostOfPage = 1_000

  /// Syncs: sends pending edits and merges new ones, until the device and the server agree.
  ///
  /// - Parameter household: the household to sync; if the device is in another household, the call
  ///   does nothing. Nil means the device's current household.
  /// - Throws: the error that stopped the sync; completed steps are kept.
  public func synchronize(
    over exchange: EditExchange, of household: String? = nil, at now: @Sendable () -> Date
  ) async throws -> SyncOutcome {
    var outcome = SyncOutcome()
    let ledgerAtStart = try await store.state()
    guard household == nil || household == ledgerAtStart.membership?.household else {
      return outcome
    }
    outcome.received += try await takeInMissed(over: exchange, at: now)
    // The device reads first: if it was copied, it notices the copy by the edits that the copy
    // sent.
    outcome.received += try await takeIn(over: exchange, in: ledgerAtStart, at: now)
    // Edits that are made during a round are sent in the next one. The number of rounds is limited,
    // so that a user who keeps editing does not block the sync.
    for _ in 0..<5 {
      let ledger = try await store.state()
      let edits = try await edits(in: ledger)
      if edits.isEmpty || !ledger.hasSameMembership(as: ledgerAtStart) { break }
      // New edits of a stream that was just allowed must not claim to know the skipped edits of
      // that stream.
      if try await !ledger.passedOver.isDisjoint(with: streams().names) {
        outcome.received += try await takeInMissed(over: exchange, at: now)
        continue
      }
      outcome.sent += try await send(edits, of: ledger, over: exchange)
      outcome.received += try await takeIn(over: exchange, in: ledgerAtStart, at: now)
    }
    return outcome
  }

  /// Sends edits until another device sends some; returns the number of sent edits.
  private func send(
    _ edits: [HouseholdEdit], of ledger: HouseholdLedger, over exchange: EditExchange
  ) async throws -> Int {
    var (sent, seen) = (0, ledger.place)
    for part in Self.parts(of: edits) {
      // Edits of a stream that was forbidden since the first part stay on the device.
      if sent > 0 {
        let pendingEdits = Set(try await self.edits(in: ledger).map(\.id))
        guard pendingEdits.isSuperset(of: part.map(\.id)) else { return sent }
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

  /// Merges the skipped edits of streams that this version shares and an earlier version did not.
  ///
  /// It runs before sending, so that no sent edit claims to know them without having read them.
  private func takeInMissed(
    over exchange: EditExchange, at now: @Sendable () -> Date
  ) async throws -> Int {
    let (ledger, streams) = (try await store.state(), try await streams())
    let missed = ledger.passedOver.intersection(streams.names)
    guard ledger.membership != nil, !missed.isEmpty else { return 0 }
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
    // The records that no such edit names keep their places.
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

  /// Merges page after page; the next page is requested while one is written.
  private func takeIn(
    over exchange: EditExchange, in ledgerAtStart: HouseholdLedger, at now: @Sendable () -> Date
  ) async throws -> Int {
    var received = 0
    var ledger = try await store.state()
    guard ledger.membership != nil, ledger.hasSameMembership(as: ledgerAtStart) else {
      return received
    }
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
      // In the meantime the device left or joined another household, or the page cannot be written.
      guard ledger.membership != nil, ledger.hasSameMembership(as: ledgerAtStart),
        ledger.place != before
      else {
        return received
      }
      if ledger.place == last {
        guard let next else { return received }
        answer = next
      } else {
        // The page was too large, or another program merged it and more in the meantime.
        let most = written.isEmpty ? limit : max(1, ledger.cursor - before.number)
        answer = try await Self.page(after: ledger.place, of: min(limit, most), over: exchange)
      }
    }
  }

  /// The edits after a position, and the largest page size that worked.
  private static func page(
    after cursor: ListCursor, of limit: Int, over exchange: EditExchange
  ) async throws -> (EditPage, limit: Int) {
    var limit = limit
    while true {
      do { return (try await exchange.pull(cursor, limit), limit) } catch {
        // A page as JSON may exceed the maximum size of an answer; a smaller page fits.
        guard case .unanswered(.tooLarge) = error, limit > 1 else { throw error }
        limit = max(1, limit / 8)
      }
    }
  }

  /// Merges a page, or its first part if the journal cannot store the whole result at once.
  ///
  /// Returns the written events by record id, and the number of other devices' edits.
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

  /// Writes a page, unless another program has merged one in the meantime.
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

  /// The page's edits that this device made and that are not pending, such as those from before it
  /// joined again.
  ///
  /// It reads the journal only if the page has such edits.
  private func held(
    _ edits: [HouseholdEdit], in ledger: HouseholdLedger
  ) async throws(JournalError) -> Set<EventID> {
    var own = Set(edits.filter { $0.device == ledger.membership?.device }.map(\.id))
    guard !own.isEmpty else { return [] }
    let start = ledger.start(of: try await streams())
    own.subtract(try await ledger.unread(journal.records(after: start)).map(\.id.original))
    guard !own.isEmpty else { return [] }
    let made = try await journal.records().filter { $0.device != DeviceNames.another }
    return own.intersection(made.map(\.id.original) + ledger.dropped.keys)
  }

  /// The last copies of the records that the journal had before the device joined, including copies
  /// that an undo mark names.
  ///
  /// It is empty if the device was in no household before, because the journal then has no copies.
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

  /// Whether a page continues at the cursor without a gap, and has a plausible last number.
  private static func follows(_ page: EditPage, _ cursor: Int) -> Bool {
    let numbers = page.edits.map { $0.number ?? 0 }
    return numbers == Array((cursor + 1)..<(cursor + 1 + numbers.count))
      && page.last >= cursor + numbers.count && (!numbers.isEmpty || page.last == cursor)
  }

  /// Splits the edits into pushes, each within the limits.
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
