#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import Synchronization

/// The journal of one household.
///
/// Whatever changes it is decided while nobody else writes, on what is known then; so numbers have no
/// gaps, and whoever was removed a moment before is out.
struct HouseholdBook: Sendable {
  /// What is to be written, and what the caller is told.
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

  /// All that is known, up to the last write.
  func index() async throws(HouseholdFault) -> HouseholdIndex {
    do throws(JournalError) { return try await read() } catch { throw Self.fault(error) }
  }

  /// The same, and what keeps it from being read.
  func read() async throws(JournalError) -> HouseholdIndex { try await store.index() }

  /// Changes the household, as a function decides.
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

  /// The texts of a page of edits, in the order of their numbers.
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

  /// Takes out of the file what is about members who left.
  func sweep() async throws(HouseholdFault) {
    for (member, sequence) in try await index().people.unswept.sorted(by: { $0.value < $1.value }) {
      guard let subject = Subject(member) else { continue }
      do throws(JournalError) {
        try await journal.delete([subject], in: HouseholdIndex.stream.name, before: sequence)
      } catch { throw Self.fault(error) }
    }
  }

  /// What a caller is told of a file that fails: nothing of where it is.
  static func fault(_ error: JournalError) -> HouseholdFault {
    switch error {
    case .recordsMissing, .recordsLeft: .notAMember
    case .fileTooLarge: .full("The household's file is as large as it may be.")
    default: .broken
    }
  }
}

extension HouseholdBook.Change {
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

/// What was decided while nobody else wrote.
private final class Decision<Value: Sendable>: Sendable {
  private let outcome = Mutex<Result<Value, HouseholdFault>?>(nil)

  /// Notes a decision; gives the change, if there is to be one.
  func take(
    _ decide: () throws(HouseholdFault) -> HouseholdBook.Change<Value>
  ) -> HouseholdBook.Change<Value>? {
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
