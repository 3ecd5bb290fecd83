#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An event for an index, with the place where its record can be read again.
public struct EventGlance: Sendable {
  /// The place of its record.
  public let place: EventPlace
  /// The unique id of the event.
  public let id: EventID
  /// When it happened, to the millisecond.
  public let time: Date
  /// The subject of the event within its stream.
  public let subject: Subject?
  /// The version of the payload's format, from 1.
  public let version: Int
  /// JSON in UTF-8; a slice of the bytes that were read from the file, which it keeps in memory.
  public let payload: ArraySlice<UInt8>

  /// Makes a glance, for tests of indexes.
  public init(
    place: EventPlace, id: EventID, time: Date, subject: Subject?, version: Int,
    payload: ArraySlice<UInt8>
  ) {
    self.place = place
    self.id = id
    self.time = time
    self.subject = subject
    self.version = version
    self.payload = payload
  }
}
