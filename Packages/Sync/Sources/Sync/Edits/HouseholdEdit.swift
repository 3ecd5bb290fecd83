#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PrintedText

/// One edit, as the devices of a household exchange it.
public struct HouseholdEdit: Equatable, Sendable {
  /// The unique id of the edit.
  public let id: EventID
  /// The device on which it was made.
  public let device: DeviceID
  /// The time when the edit was made.
  public let time: Date
  /// The stream of the edit.
  public let stream: StreamName
  /// The subject within the stream, as in the journal.
  public let subject: Subject?
  /// The version of the payload's shape; 0 for a mark that undoes earlier edits.
  public let version: Int
  /// The payload: JSON in UTF-8, kept byte for byte.
  public let payload: Data
  /// The number of the last edit that the device knew when it made this one.
  public let base: Int
  /// The meaning for other devices: first as the sender states it, later as the receiver reads it
  /// from the payload.
  public internal(set) var meaning: EditMeaning
  /// Its number in the household, from 1; nil until a server assigns one.
  public var number: Int?
  /// Members that this version does not know, kept unchanged.
  public var further: [JSON.Member]

  /// Makes an edit from a record.
  public init(
    _ record: Record, by device: DeviceID, base: Int, meaning: EditMeaning, number: Int? = nil
  ) {
    id = record.id.original
    self.device = device
    time = record.time
    stream = record.stream
    subject = record.subject
    version = record.version
    payload = record.payload
    self.base = base
    self.meaning = meaning
    self.number = number
    further = []
  }

  init(
    id: EventID, device: DeviceID, time: Date, stream: StreamName, subject: Subject?, version: Int,
    payload: Data, base: Int, meaning: EditMeaning, number: Int?, further: [JSON.Member]
  ) {
    (self.id, self.device, self.time, self.stream) = (id, device, time, stream)
    (self.subject, self.version, self.payload, self.base) = (subject, version, payload, base)
    (self.meaning, self.number, self.further) = (meaning, number, further)
  }

  /// The edit as an event of a journal.
  public var event: Event {
    Event(stream: stream, subject: subject, version: version, time: time, payload: payload)
  }

  /// The edit as a record without a place in a journal, which the journal assigns.
  var record: Record { Record(event, sequence: 0, id: id, device: device) }

  /// The edit as an event that a journal accepts; nil if it is malformed.
  ///
  /// An undo mark keeps only the ids that all devices have, because copies differ by journal.
  ///
  /// - Parameter isTaken: returns whether the mark may undo an edit.
  func storable(where isTaken: (EventID) -> Bool) -> Event? {
    if version > 0 { return (try? event.check()).map { event } }
    return UndoneEdits(payload)?.payload { $0.original == $0 && isTaken($0) }.map {
      Event(stream: stream, version: 0, time: time, payload: $0)
    }
  }
}

/// The ids that an undo mark names.
struct UndoneEdits: Codable {
  private var undoes: [String]

  var ids: [EventID] { undoes.compactMap { try? EventID($0) } }

  /// The payload with only the ids of originals, not of copies; nil if no id is left.
  var ofOriginals: Data? { payload { $0.original == $0 } }

  /// The payload with only the ids that a function accepts; nil if no id is left.
  func payload(where isTaken: (EventID) -> Bool) -> Data? {
    var mark = self
    mark.undoes = ids.filter(isTaken).map(\.rawValue)
    return mark.undoes.isEmpty ? nil : try? JSONEncoder().encode(mark)
  }

  init?(_ payload: Data) {
    guard let mark = try? JSONDecoder().decode(Self.self, from: payload),
      mark.undoes.allSatisfy({ (try? EventID($0)) != nil })
    else { return nil }
    self = mark
  }
}
