#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PrintedText

/// Where a conflict is: a field of a thing, or the thing itself.
public struct FieldPlace: Hashable, Sendable {
  /// The stream.
  public let stream: StreamName
  /// The thing; nil where the stream is about one alone.
  public let thing: String?
  /// The field; empty for the thing itself, of which somebody wants an end.
  public let field: String

  /// Makes a place.
  public init(_ stream: StreamName, _ thing: String?, _ field: String) {
    (self.stream, self.thing, self.field) = (stream, thing, field)
  }

  /// About how long its text is, in bytes.
  var size: Int { JSON.strings([stream.rawValue, thing ?? "", field]).lineText.utf8.count }
}

extension FieldPlace: Comparable {
  /// Orders places by stream, thing and field.
  public static func < (one: FieldPlace, other: FieldPlace) -> Bool {
    (one.stream.rawValue, one.thing ?? "", one.field)
      < (other.stream.rawValue, other.thing ?? "", other.field)
  }
}

/// Two or more edits of one field that did not know of each other, or an end and a change of one thing.
///
/// It is kept until a person decides; meanwhile the last edit shows, and what was to end is there. What
/// the journal holds anyway is not kept again, but found there when it is asked for.
public struct EditConflict: Equatable, Sendable {
  /// Where it is.
  public let place: FieldPlace
  /// What was wanted, in the order of the household.
  public internal(set) var sides: [Side]
  /// The last edit that all sides knew, of the field or of the whole thing; nil where none is known.
  ///
  /// It is found when it is asked for, and stored nowhere.
  public internal(set) var base: Side?

  /// Makes a conflict; nothing is known of what was before unless given.
  public init(place: FieldPlace, sides: [Side], base: Side? = nil) {
    self.place = place
    self.sides = sides
    self.base = base
  }

  /// One of the edits.
  public struct Side: Equatable, Sendable, NumberedEdit {
    /// Its number in the household.
    public let number: Int
    /// What tells it from every other edit.
    public let id: EventID
    /// The device on which it was made.
    public let device: DeviceID
    /// When it was made.
    public let time: Date
    /// What it means for the others.
    public let meaning: EditMeaning
    /// The event, to be made again by whoever decides for it; nil where it is not known any more.
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
  /// Whether another conflict is between the same edits.
  public func hasSides(of other: EditConflict) -> Bool { sides.map(\.id) == other.sides.map(\.id) }

  /// Whether somebody decided by an edit that knew all of it: one of the field, or, where it is about an
  /// end, another end of the thing or another change of what was changed.
  func isDecided(by line: LedgerLine) -> Bool {
    guard place.stream == line.stream, sides.allSatisfy(line.knows) else { return false }
    guard place.field.isEmpty else {
      return line.meaning.thing == place.thing && line.meaning.fields.contains(place.field)
    }
    if line.meaning.kind == .ends { return line.meaning.thing == place.thing }
    return sides.contains { side in
      // Of a side that is kept without its fields any change of the thing is one of them.
      side.meaning.kind != .ends && side.thing == line.meaning.thing
        && (side.meaning.kind == .leaves) == (line.meaning.kind == .leaves)
        && (side.fields.isEmpty || side.meaning.sharesName(with: line.meaning))
    }
  }

  /// The longest that is kept of a conflict, in bytes; nobody comes near it who asks to be answered.
  private static let longest = 128 << 10
  /// The most sides that are asked about, the last ones.
  static let mostSides = 32

  /// The conflict as it is kept: of one that is too long not what its sides say, nor all of their fields.
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
  /// The side as it is kept: with its event only where the edit may not be in the journal, because it
  /// may count for nothing.
  fileprivate var kept: Self {
    var side = self
    if meaning.kind != .agrees, !meaning.kind.isEnd { side.event = nil }
    return side
  }

  /// The side without what it says, and perhaps without the fields.
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

  /// Makes the side of a head of which little is known.
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
