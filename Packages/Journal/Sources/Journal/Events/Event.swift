#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Codecs

/// An event, in the form in which it is passed to a journal.
public struct Event: Hashable, Sendable {
  /// The highest version of a kind of event.
  public static let maximumVersion = 999_999

  /// The largest payload, in bytes.
  public static let maximumPayload = 1_048_576

  /// The stream of the event.
  public var stream: StreamName
  /// The subject of the event within the stream; a later event about the same subject supersedes
  /// it.
  public var subject: Subject?
  /// The version of the payload's format, from 1; 0 is reserved for marks of the journal itself.
  public var version: Int
  /// When it happened; stored to the millisecond, years 0000 to 9999.
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
  /// Throws if the event cannot be a line of the file.
  public func check() throws(JournalError) {
    guard 1...Self.maximumVersion ~= version else { throw .invalidVersion(stream, version) }
    guard payload.count <= Self.maximumPayload else {
      throw .eventTooLarge(stream, bytes: payload.count, limit: Self.maximumPayload)
    }
    guard isJSONOnOneLine else { throw .invalidPayload(stream) }
  }

  private var isJSONOnOneLine: Bool {
    payload.withUnsafeBytes { bytes in
      String(validating: bytes, as: UTF8.self) != nil && JSONScanner.accepts(bytes, .payload)
    }
  }
}
