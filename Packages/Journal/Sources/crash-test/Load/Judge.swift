#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal

/// What was being done when everything stopped; it may be there or not, but as a whole.
enum UnderWay: Sendable {
  case append([PlannedEvent])
  case undo([EventID])
}

/// Compares what a journal gives with what was acknowledged.
struct Judge {
  let folder: URL
  let fileSystem: JournalFileSystem
  /// Nothing can have been compacted since the operations under way.
  var isExact = true

  /// Opens the journal and compares.
  ///
  /// - Parameter ledger: What was acknowledged; afterwards also what was under way and is there.
  func check(_ ledger: inout Ledger, _ underWay: [UnderWay] = []) async -> Tally {
    var tally = Tally()
    tally.acknowledged = ledger.entries.count
    do {
      let journal = try EventJournal(directory: folder, fileSystem: fileSystem)
      let facts = try await journal.records().map { Fact($0) }
      adopt(facts, underWay, into: &ledger, &tally)
      checkOrigin(of: facts, ledger, &tally)
      let seen = try await Summary(journal, facts: facts)
      compare(seen, &ledger, underWay, &tally)
      checkUnread(facts, ledger, &tally)
      if !isExact, !tally.hasFailed { ledger.forget(except: Set(facts.map(\.id))) }
    } catch {
      tally.lost += ledger.entries.count
      tally.note("the journal cannot be read: \(error)")
    }
    return tally
  }

  /// Appends something, which has to work, and compares what a journal gives that is opened then.
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

  /// Takes what was under way and is in the file as acknowledged.
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

  /// Everything in the file was appended, as it is there and once.
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

  /// The states are those of the ledger, or those with an undo under way whose mark is gone.
  private func compare(
    _ seen: Summary, _ ledger: inout Ledger, _ underWay: [UnderWay], _ tally: inout Tally
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
