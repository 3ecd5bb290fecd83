#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Something that happened, as handed to a journal.
public struct Event: Hashable, Sendable {
  /// The highest version of a kind of event.
  public static let maximumVersion = 999_999

  /// The largest payload, in bytes.
  public static let maximumPayload = 1_048_576

  /// The stream that it belongs to.
  public var stream: StreamName
  /// What it is about within the stream; a later event about the same makes it moot.
  public var subject: Subject?
  /// The version of the payload's shape, from 1; 0 is kept for marks of the journal itself.
  public var version: Int
  /// When it happened; kept to the millisecond, years 0000 to 9999.
  public var time: Date
  /// JSON in UTF-8 on one line, at most `maximumPayload` bytes.
  public var payload: Data

  /// Makes an event; `EventJournal.append` checks it.
  public init(
    stream: StreamName, subject: Subject? = nil, version: Int, time: Date, payload: Data
  ) {
    self.stream = stream
    self.subject = subject
    self.version = version
    self.time = time
    self.payload = payload
  }
}

extension Event {
  /// Throws what keeps the event from being a line of the file.
  public func check() throws(JournalError) {
    guard 1...Self.maximumVersion ~= version else { throw .invalidVersion(stream, version) }
    guard payload.count <= Self.maximumPayload else {
      throw .eventTooLarge(stream, bytes: payload.count, limit: Self.maximumPayload)
    }
    guard isJSONOnOneLine else { throw .invalidPayload(stream) }
  }

  private var isJSONOnOneLine: Bool {
    payload.withUnsafeBytes { bytes in
      String(validating: bytes, as: UTF8.self) != nil && JSONSyntax.accepts(bytes)
    }
  }
}
