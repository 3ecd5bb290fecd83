#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal

/// A change that is on this device alone until the household's server has it.
public struct SyncDraft: Hashable, Sendable {
  /// What tells it from every other edit.
  public let id: EventID
  /// The stream that it belongs to.
  public let stream: StreamName
  /// What it means for the others.
  public let meaning: EditMeaning
  /// When it was made.
  public let time: Date

  /// Makes a draft.
  public init(id: EventID, stream: StreamName, meaning: EditMeaning, time: Date) {
    self.id = id
    self.stream = stream
    self.meaning = meaning
    self.time = time
  }
}

/// What came of a meeting with the household's server.
public struct SyncOutcome: Hashable, Sendable {
  /// How many edits were sent.
  public var sent = 0
  /// How many edits of others came.
  public var received = 0

  /// Makes an outcome; nothing was sent or came unless given.
  public init(sent: Int = 0, received: Int = 0) {
    self.sent = sent
    self.received = received
  }
}
