#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a fold knows of an event besides its content.
public struct EventContext: Hashable, Sendable {
  /// When it happened, to the millisecond.
  public let time: Date
  /// What tells it from every other event; the same for all copies of one.
  public let id: EventID
  /// Its place among all records of the journal, increasing.
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
