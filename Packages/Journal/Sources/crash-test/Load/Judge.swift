#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal

/// An operation that was in progress at the crash; it may be stored, but only as a whole.
enum UnderWay: Sendable {
  case append([PlannedEvent])
  case undo([EventID])
}

/// Compares a journal with the acknowledged events.
struct Judge {
  let folder: URL
  let fileSystem: JournalFileSystem
  /// Whether no compaction can have happened since the operations in progress.
  var isExact = true

  /// Opens the journal and compares it with the acknowledged events.
  ///
  /// - Parameter ledger: The acknowledged events; afterwards it also has stored operations that
  ///   were in progress.
  func check(_ ledger: inout Ledger, _ underWay: [UnderWay] = []) async -> Tally {
    var tally = Tally()
    tally.acknowledged = ledger.entries.count
    do {
      let journal = try EventJournal(directory: folder, fileSystem: fileSystem)
      let facts = try await journal.records().map { Fact($0) }
      adopt(facts, underWay, into: &ledger, &tally)
      checkOrigin(of: facts, ledger, &tally)
      let seen = try await Summary(journal, facts: facts)
      compare(seen, ledger: &ledger, underWay: underWay, tally: &tally)
      checkUnread(facts, ledger, &tally)
      if !isExact, !tally.hasFailed { ledger.forget(except: Set(facts.map(\.id))) }
    } catch {
      tally.lost += ledger.entries.count
      tally.note("the journal cannot be read: \(error)")
    }
    return tally
  }

  /// Appends events, which must succeed, and compares a newly opened journal.
  func checkAppending(_ number: Int, to ledger: inout Ledger) async -> Tally {
    var tally = Tally()
    let events = Load.batch(number, plain: 2)
    do {
      let journal = try EventJournal(directory: folder, fileSystem: fileSystem)
      let records = try await journal.append(events.map(\.event))
      ledger.append(records.map { Fact($0) }, of: events)
    } catch {
      tally.lost += 1
      tally.note("a new append fails: \(error)")
    }
    tally.add(await check(&ledger), at: "after a new append")
    return tally
  }

  /// Treats stored operations that were in progress as acknowledged.
  private func adopt(
    _ facts: [Fact], _ underWay: [UnderWay], into ledger: inout Ledger, _ tally: inout Tally
  ) {
    for case .append(let events) in underWay {
      let byPayload = Dictionary(
        events.map { ($0.event.payload, $0) }, uniquingKeysWith: { first, _ in first })
      let found = facts.filter { byPayload[$0.payload] != nil }
      let planned = found.compactMap { byPayload[$0.payload] }
      for (fact, planned) in zip(found, planned) where !fact.isMade(of: planned.event) {
        tally.invented += 1
        tally.note("record \(fact.sequence) is not what was being appended")
      }
      if isExact, !found.isEmpty, found.count != events.count {
        tally.invented += 1
        tally.note("\(found.count) of \(events.count) events of a batch are there")
      }
      ledger.append(found, of: planned)
    }
    ledger.sort()
    let marks = Set(facts.compactMap(\.undoes))
    for case .undo(let ids) in underWay where marks.contains(ids) { ledger.undo(ids) }
  }

  /// Checks that every record was appended, is unchanged and is stored once.
  private func checkOrigin(of facts: [Fact], _ ledger: Ledger, _ tally: inout Tally) {
    var last = 0
    var ids: Set<EventID> = []
    for fact in facts {
      let isMark = fact.undoes.map(ledger.marks.contains) ?? false
      let isKnown = isMark || ledger.fact(fact.id) == fact
      if !isKnown || fact.sequence <= last || !ids.insert(fact.id).inserted {
        tally.invented += 1
        tally.note("record \(fact.sequence) (\(fact.id)) was never appended like that")
      }
      last = fact.sequence
    }
  }

  /// Checks that the states are those of the ledger.
  ///
  /// They may also be those after an undo in progress, if its mark is gone.
  private func compare(
    _ seen: Summary, ledger: inout Ledger, underWay: [UnderWay], tally: inout Tally
  ) {
    let wanted = ledger.summary
    guard seen != wanted else { return }
    if !isExact {
      for case .undo(let ids) in underWay where !ledger.isUndone(ids) {
        var other = ledger
        other.undo(ids)
        if other.summary == seen { return ledger = other }
      }
    }
    let missing = max(1, wanted.missing(from: seen))
    tally.lost += missing
    tally.note("\(missing) acknowledged events are missing or others count instead")
  }

  private func checkUnread(_ facts: [Fact], _ ledger: Ledger, _ tally: inout Tally) {
    let missing = Set(ledger.unread).subtracting(facts.map(\.id))
    guard !missing.isEmpty else { return }
    tally.lost += missing.count
    tally.note("\(missing.count) events of a later version are missing")
  }
}
