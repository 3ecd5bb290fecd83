#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The facts about an event, except its content, for the fold of a store.
public struct EventContext: Hashable, Sendable {
  /// When it happened, to the millisecond.
  public let time: Date
  /// The unique id of the event, which all its copies share.
  public let id: EventID
  /// Its number among all records of the journal, increasing.
  public let sequence: Int

  /// Makes a context, for folds outside a journal.
  public init(time: Date, id: EventID, sequence: Int) {
    self.time = time
    self.id = id
    self.sequence = sequence
  }

  init(_ record: Record) {
    self.init(time: record.time, id: record.id.original, sequence: record.sequence)
  }
}
