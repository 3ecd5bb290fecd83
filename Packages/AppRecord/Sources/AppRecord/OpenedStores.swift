import Journal
import Synchronization

/// The stores of a journal.
///
/// Each is opened once, so that all callers share one state of a stream.
final class OpenedStores: Sendable {
  let journal: EventJournal
  private let opened = Mutex<[StreamName: any Sendable]>([:])

  init(_ journal: EventJournal) { self.journal = journal }

  func store<State, Content>(of stream: EventStream<State, Content>) -> Store<State, Content> {
    opened.withLock { opened in
      if let store = opened[stream.name] as? Store<State, Content> { return store }
      let store = Store(stream, in: journal)
      opened[stream.name] = store
      return store
    }
  }
}
