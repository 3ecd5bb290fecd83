#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal

/// A record without the format version of its file.
struct Fact: Hashable, Sendable {
  let sequence: Int
  let id: EventID
  let device: DeviceID
  let time: Date
  let stream: StreamName
  let subject: Subject?
  let version: Int
  let payload: Data

  init(_ record: Record) {
    sequence = record.sequence
    id = record.id
    device = record.device
    time = record.time
    stream = record.stream
    subject = record.subject
    version = record.version
    payload = record.payload
  }

  /// Makes the record that an event becomes.
  init(_ event: Event, sequence: Int, id: EventID, device: DeviceID) {
    self.sequence = sequence
    self.id = id
    self.device = device
    time = event.time
    stream = event.stream
    subject = event.subject
    version = event.version
    payload = event.payload
  }

  /// Whether an event may have become this record.
  func isMade(of event: Event) -> Bool {
    self == Fact(event, sequence: sequence, id: id, device: device)
  }

  /// The ids of the records that a mark of the journal undoes; nil for any other record.
  var undoes: [EventID]? {
    guard version == 0, let mark = try? JSONDecoder().decode(Mark.self, from: payload) else {
      return nil
    }
    return try? mark.undoes.map { try EventID($0) }
  }

  private struct Mark: Decodable {
    let undoes: [String]
  }
}
