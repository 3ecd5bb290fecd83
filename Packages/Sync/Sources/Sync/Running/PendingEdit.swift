#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal

/// An edit that is only on this device until the household's server has it.
public struct PendingEdit: Hashable, Sendable {
  /// The unique id of the edit.
  public let id: EventID
  /// The stream of the edit.
  public let stream: StreamName
  /// The meaning for other devices.
  public let meaning: EditMeaning
  /// The time when the edit was made.
  public let time: Date

  /// Makes a pending edit.
  public init(id: EventID, stream: StreamName, meaning: EditMeaning, time: Date) {
    self.id = id
    self.stream = stream
    self.meaning = meaning
    self.time = time
  }
}

/// The result of a sync.
public struct SyncOutcome: Hashable, Sendable {
  /// The number of edits that were sent.
  public var sent = 0
  /// The number of edits of other devices that were received.
  public var received = 0

  /// Makes an outcome; by default both counts are 0.
  public init(sent: Int = 0, received: Int = 0) {
    self.sent = sent
    self.received = received
  }
}
