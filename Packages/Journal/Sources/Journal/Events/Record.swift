#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An event as it stands in a journal.
public struct Record: Hashable, Sendable {
  /// The version of the file format that it was written in.
  public let format: Int
  /// Its place among all records of the journal, from 1, increasing, with gaps after a deletion.
  public let sequence: Int
  /// What tells it from every other event.
  public let id: EventID
  /// The device on which it happened.
  public let device: DeviceID
  /// When it happened, to the millisecond.
  public let time: Date
  /// The stream that it belongs to.
  public let stream: StreamName
  /// What it is about within the stream; a later record about the same makes it moot.
  public let subject: Subject?
  /// The version of the payload's shape, from 1; 0 for a mark of the journal itself.
  public let version: Int
  /// JSON in UTF-8 on one line, exactly as it was appended.
  public let payload: Data
}

extension Record {
  /// Makes the record of an event as a journal would give it, for tests of what reads records.
  ///
  /// Nothing is checked, and nothing is written: what counts stands in a journal.
  public init(_ event: Event, sequence: Int, id: EventID, device: DeviceID) {
    self.init(
      format: Header.version, sequence: sequence, id: id, device: device,
      time: Timestamp(event.time)?.date ?? event.time, stream: event.stream,
      subject: event.subject, version: event.version, payload: event.payload)
  }
}
