#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What an index sees of an event: enough to know what it is about, and where to read it again.
public struct EventGlance: Sendable {
  /// Where it can be read again.
  public let place: EventPlace
  /// What tells it from every other event.
  public let id: EventID
  /// When it happened, to the millisecond.
  public let time: Date
  /// What it is about within its stream.
  public let subject: Subject?
  /// The version of the payload's shape, from 1.
  public let version: Int
  /// JSON in UTF-8; a part of what was read of the file, which stays in memory with it.
  public let payload: ArraySlice<UInt8>

  /// Makes a glance, for tests of what folds an index.
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
