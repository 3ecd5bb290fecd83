#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import Synchronization

/// The journal of one household.
///
/// A write lock protects each change, which is based on the latest state. So numbers have no gaps,
/// and a member who was just removed can no longer write.
struct HouseholdJournal: Sendable {
  /// The events to write, and the value for the caller.
  struct Change<Value: Sendable>: Sendable {
    var entries: [HouseholdPeople.Entry] = []
    var payloads: [[UInt8]] = []
    let value: Value
  }

  private let journal: EventJournal
  private let store: IndexedStore<HouseholdIndex>

  init(_ journal: EventJournal) {
    self.journal = journal
    store = IndexedStore(HouseholdIndex.stream, in: journal)
  }

  /// The index of the household, up to the last write.
  func index() async throws(HouseholdFault) -> HouseholdIndex {
    do throws(JournalError) { return try await read() } catch { throw Self.fault(error) }
  }

  /// The index of the household, up to the last write; throws the journal's own error.
  func read() async throws(JournalError) -> HouseholdIndex { try await store.index() }

  /// Applies the change that a function returns.
  func change<Value: Sendable>(
    at time: Date,
    _ decide: @escaping @Sendable (HouseholdIndex) throws(HouseholdFault) -> Change<Value>
  ) async throws(HouseholdFault) -> Value {
    let index = try await index()
    let decision = Decision<Value>()
    do throws(JournalError) {
      try await journal.revise(after: index.sequence, at: time) { records in
        decision.take { () throws(HouseholdFault) in try decide(index.taking(records)) }
          .map { $0.events(at: time).map(Revision.adds) } ?? []
      }
    } catch { throw Self.fault(error) }
    return try decision.value()
  }

  /// The stored texts of a page of edits, in the order of their numbers.
  func texts(_ page: ClosedRange<Int>, in list: EditList) async throws(HouseholdFault) -> [[UInt8]]
  {
    let places = page.map { list[$0].places }
    let records: [Record]
    do throws(JournalError) {
      records = try await journal.records(at: places.flatMap(\.self))
    } catch { throw Self.fault(error) }
    let payloads = Dictionary(
      records.map { ($0.sequence, $0.payload) }, uniquingKeysWith: { first, _ in first })
    var texts: [[UInt8]] = []
    for places in places {
      guard let text = HouseholdLine.text(of: places.compactMap { payloads[$0.sequence] }) else {
        throw .broken
      }
      texts.append(text)
    }
    return texts
  }

  /// Removes the events about former members from the file.
  func sweep() async throws(HouseholdFault) {
    for (member, sequence) in try await index().people.unswept.sorted(by: { $0.value < $1.value }) {
      guard let subject = Subject(member) else { continue }
      do throws(JournalError) {
        try await journal.delete([subject], in: HouseholdIndex.stream.name, before: sequence)
      } catch { throw Self.fault(error) }
    }
  }

  /// The fault that a caller gets if the file fails.
  ///
  /// It does not contain the path.
  static func fault(_ error: JournalError) -> HouseholdFault {
    switch error {
    case .recordsMissing, .recordsLeft: .notAMember
    case .fileTooLarge: .full("The household's file has reached its largest size.")
    default: .broken
    }
  }
}

extension HouseholdJournal.Change {
  fileprivate func events(at time: Date) -> [Event] {
    let name = HouseholdIndex.stream.name
    let people = entries.map { entry in
      Event(
        stream: name, subject: Subject(entry.member), version: 1, time: time,
        payload: Data(entry.event.json.lineText.utf8))
    }
    return people
      + payloads.map { Event(stream: name, version: 1, time: time, payload: Data($0)) }
  }
}

/// The result of a function that runs under the write lock.
private final class Decision<Value: Sendable>: Sendable {
  private let outcome = Mutex<Result<Value, HouseholdFault>?>(nil)

  /// Runs the function and records its result; returns the change if there is one.
  func take(
    _ decide: () throws(HouseholdFault) -> HouseholdJournal.Change<Value>
  ) -> HouseholdJournal.Change<Value>? {
    do throws(HouseholdFault) {
      let change = try decide()
      outcome.withLock { $0 = .success(change.value) }
      return change
    } catch {
      outcome.withLock { $0 = .failure(error) }
      return nil
    }
  }

  func value() throws(HouseholdFault) -> Value {
    guard let outcome = outcome.withLock({ $0 }) else { throw .broken }
    return try outcome.get()
  }
}
