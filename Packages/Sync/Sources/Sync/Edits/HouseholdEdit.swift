#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PrintedText

/// One edit as the devices of a household tell it each other.
public struct HouseholdEdit: Equatable, Sendable {
  /// What tells it from every other edit.
  public let id: EventID
  /// The device on which it was made.
  public let device: DeviceID
  /// When it was made.
  public let time: Date
  /// The stream that it belongs to.
  public let stream: StreamName
  /// What it is about within the stream, as the journal says it.
  public let subject: Subject?
  /// The version of the payload's shape; 0 for a mark that undoes earlier edits.
  public let version: Int
  /// JSON in UTF-8, kept byte for byte.
  public let payload: Data
  /// The number of the last edit that the device knew when it was made.
  public let base: Int
  /// What it means for the others: as it says itself, until the receiver read the payload.
  public internal(set) var meaning: EditMeaning
  /// Its number in the household, from 1; nil before a server gave it one.
  public var number: Int?
  /// Members that this program does not know, kept as they came.
  public var further: [JSON.Member]

  /// Makes an edit of a record.
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

  /// The edit as a record of a journal; its place there is given to it by the journal.
  var record: Record { Record(event, sequence: 0, id: id, device: device) }

  /// The edit as a journal takes it; nil where none would.
  ///
  /// Of a mark it is what that names by the ids that all devices have: copies are each journal's own.
  ///
  /// - Parameter isTaken: whether a mark may take an edit away.
  func storable(where isTaken: (EventID) -> Bool) -> Event? {
    if version > 0 { return (try? event.check()).map { event } }
    return UndoneEdits(payload)?.payload { $0.original == $0 && isTaken($0) }.map {
      Event(stream: stream, version: 0, time: time, payload: $0)
    }
  }
}

/// The ids that a mark takes away.
struct UndoneEdits: Codable {
  private var undoes: [String]

  var ids: [EventID] { undoes.compactMap { try? EventID($0) } }

  /// The payload without what takes single copies away; nil where nothing is left.
  var ofOriginals: Data? { payload { $0.original == $0 } }

  /// The payload without what takes anything else away; nil where nothing is left.
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
