#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An event in a journal.
public struct Record: Hashable, Sendable {
  /// The version of the file format in which it was written.
  public let format: Int
  /// Its number among all records of the journal: from 1, increasing, with gaps after a deletion.
  public let sequence: Int
  /// The unique id of the event.
  public let id: EventID
  /// The device on which it happened.
  public let device: DeviceID
  /// When it happened, to the millisecond.
  public let time: Date
  /// The stream of the event.
  public let stream: StreamName
  /// The subject of the event within the stream; a later record about the same subject supersedes
  /// it.
  public let subject: Subject?
  /// The version of the payload's format, from 1; 0 for a mark of the journal itself.
  public let version: Int
  /// JSON in UTF-8 on one line, exactly as it was appended.
  public let payload: Data
}

extension Record {
  /// Makes a record like those of a journal, for tests of code that reads records.
  ///
  /// It is neither checked nor written.
  public init(_ event: Event, sequence: Int, id: EventID, device: DeviceID) {
    self.init(
      format: Header.version, sequence: sequence, id: id, device: device,
      time: Timestamp(event.time)?.date ?? event.time, stream: event.stream,
      subject: event.subject, version: event.version, payload: event.payload)
  }
}
