#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PrintedText

/// The place of a conflict: a field of a thing, or a whole thing.
public struct FieldPlace: Hashable, Sendable {
  /// The stream.
  public let stream: StreamName
  /// The thing; nil if the stream is about a single thing.
  public let thing: String?
  /// The field; empty for the whole thing, which an edit would delete.
  public let field: String

  /// Makes a place.
  public init(_ stream: StreamName, _ thing: String?, _ field: String) {
    (self.stream, self.thing, self.field) = (stream, thing, field)
  }

  /// The approximate length of the place as text, in bytes.
  var size: Int { JSON.strings([stream.rawValue, thing ?? "", field]).lineText.utf8.count }
}

extension FieldPlace: Comparable {
  /// Orders places by stream, thing and field.
  public static func < (one: FieldPlace, other: FieldPlace) -> Bool {
    (one.stream.rawValue, one.thing ?? "", one.field)
      < (other.stream.rawValue, other.thing ?? "", other.field)
  }
}

/// Two or more concurrent edits of one field, or a concurrent deletion and change of one thing.
///
/// A conflict stays until a person decides it. Until then, the last edit is shown, and a deleted
/// thing is kept. Content that the journal contains is not stored again; it is looked up on
/// request.
public struct EditConflict: Equatable, Sendable {
  /// The place of the conflict.
  public let place: FieldPlace
  /// The concurrent edits, in server order.
  public internal(set) var sides: [Side]
  /// The last edit of the field or of the whole thing that all sides knew; nil if it is unknown.
  ///
  /// It is looked up on request, and not stored.
  public internal(set) var base: Side?

  /// Makes a conflict; by default its base is nil.
  public init(place: FieldPlace, sides: [Side], base: Side? = nil) {
    self.place = place
    self.sides = sides
    self.base = base
  }

  /// One of the concurrent edits.
  public struct Side: Equatable, Sendable, NumberedEdit {
    /// Its number in the household.
    public let number: Int
    /// The unique id of the edit.
    public let id: EventID
    /// The device on which it was made.
    public let device: DeviceID
    /// The time when the edit was made.
    public let time: Date
    /// The meaning for other devices.
    public let meaning: EditMeaning
    /// The event to record again if a person chooses this side; nil if it is unknown.
    public internal(set) var event: Event?

    /// Makes a side.
    public init(
      number: Int, id: EventID, device: DeviceID, time: Date, meaning: EditMeaning, event: Event?
    ) {
      (self.number, self.id, self.device) = (number, id, device)
      (self.time, self.meaning, self.event) = (time, meaning, event)
    }
  }
}

extension EditConflict {
  /// Whether another conflict has the same sides.
  public func hasSides(of other: EditConflict) -> Bool { sides.map(\.id) == other.sides.map(\.id) }

  /// Whether an edit decides the conflict; it must know all sides.
  ///
  /// Any edit of a field decides a conflict about that field. A deletion is decided by another
  /// deletion of the thing, or by another change of what the sides changed.
  func isDecided(by line: LedgerLine) -> Bool {
    guard place.stream == line.stream, sides.allSatisfy(line.knows) else { return false }
    guard place.field.isEmpty else {
      return line.meaning.thing == place.thing && line.meaning.fields.contains(place.field)
    }
    if line.meaning.kind == .ends { return line.meaning.thing == place.thing }
    return sides.contains { side in
      // For a side stored without its fields, any change of the thing is accepted.
      side.meaning.kind != .ends && side.thing == line.meaning.thing
        && (side.meaning.kind == .leaves) == (line.meaning.kind == .leaves)
        && (side.fields.isEmpty || side.meaning.sharesName(with: line.meaning))
    }
  }

  /// The maximum size of a stored conflict in bytes; real conflicts are much smaller.
  private static let longest = 128 << 10
  /// The maximum number of sides that people see; these are the last ones.
  static let mostSides = 32

  /// The conflict in the form that is stored.
  ///
  /// If it is too long, it lacks the sides' events and possibly their fields.
  var kept: EditConflict {
    let ways: [(Side) -> Side] = [
      \.kept, { $0.bare(withFields: true) }, { $0.bare(withFields: false) },
    ]
    let forms = ways.lazy.map { EditConflict(place: place, sides: sides.map($0)) }
    return forms.first { $0.json.lineText.utf8.count <= Self.longest } ?? forms.last ?? self
  }

  var json: JSON {
    [
      "stream": .string(place.stream.rawValue), "of": .optional(place.thing),
      "field": .string(place.field), "sides": .array(sides.map(\.json)),
    ]
  }

  init?(_ json: JSON) {
    guard let stream = json["stream"].text.flatMap({ try? StreamName($0) }),
      let field = json["field"].text, let sides = json["sides"].list
    else { return nil }
    place = FieldPlace(stream, json["of"].text, field)
    self.sides = sides.compactMap { Side($0, of: stream) }
  }
}

extension EditConflict.Side {
  /// The side in the form that is stored.
  ///
  /// It keeps its event only if the journal may lack the edit because the edit is void.
  fileprivate var kept: Self {
    var side = self
    if meaning.kind != .agrees, !meaning.kind.isEnd { side.event = nil }
    return side
  }

  /// The side without its event, and optionally without its fields.
  fileprivate func bare(withFields: Bool) -> Self {
    Self(
      number: number, id: id, device: device, time: time,
      meaning: EditMeaning(meaning.kind, of: thing, fields: withFields ? fields : []), event: nil)
  }

  var thing: String? { meaning.thing }
  var fields: [String] { meaning.fields }

  init(_ edit: HouseholdEdit, number: Int) {
    self.init(
      number: number, id: edit.id, device: edit.device, time: edit.time, meaning: edit.meaning,
      event: edit.event)
  }

  /// Makes a side from a head, whose time, fields and event are unknown.
  init(_ head: FieldHeads.Head, of thing: String?) {
    self.init(
      number: head.number, id: head.id, device: head.device, time: Date(timeIntervalSince1970: 0),
      meaning: EditMeaning(head.kind, of: thing), event: nil)
  }

  init?(_ head: FieldHeads.Head, _ record: Record?, in streams: SharedStreams) {
    guard let record, let meaning = streams.meaning(of: record) else { return nil }
    self.init(
      number: head.number, id: head.id, device: head.device, time: record.time, meaning: meaning,
      event: Event(of: record))
  }

  fileprivate var json: JSON {
    [
      "n": .integer(number), "id": .string(id.rawValue), "device": .string(device.rawValue),
      "time": .string(EventTime.text(time)), "means": .string(meaning.kind.rawValue),
      "of": .optional(thing), "fields": .strings(fields),
      "subject": .optional(event?.subject?.rawValue), "version": .optional(event?.version),
      "payload": .optional(event.map { String(decoding: $0.payload, as: UTF8.self) }),
    ]
  }

  fileprivate init?(_ json: JSON, of stream: StreamName) {
    guard let number = json["n"].integer, let id = json["id"].text.flatMap({ try? EventID($0) }),
      let device = json["device"].text.flatMap({ try? DeviceID($0) }),
      let time = json["time"].text.flatMap(EventTime.read),
      let kind = json["means"].text.flatMap(EditMeaning.Kind.init)
    else { return nil }
    let event = json["payload"].text.map {
      Event(
        stream: stream, subject: json["subject"].text.flatMap(Subject.init(escaped:)),
        version: json["version"].integer ?? 1, time: time, payload: Data($0.utf8))
    }
    self.init(
      number: number, id: id, device: device, time: time,
      meaning: EditMeaning(
        kind, of: json["of"].text, fields: (json["fields"].list ?? []).compactMap(\.text)),
      event: event)
  }
}
