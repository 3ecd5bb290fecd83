#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PrintedText

extension HouseholdEdit {
  /// The edit as JSON on the wire.
  public var json: JSON {
    let known: JSON = [
      "id": .string(id.rawValue), "device": .string(device.rawValue),
      "time": .string(EventTime.text(time)), "stream": .string(stream.rawValue),
      "subject": .optional(subject?.rawValue), "version": .integer(version),
      "payload": .string(String(decoding: payload, as: UTF8.self)), "base": .integer(base),
      "means": .string(meaning.kind.wireWord), "of": .optional(meaning.thing),
      "fields": .strings(meaning.fields),
    ]
    let numbered = number.map { known.adding(["n": .integer($0)]) } ?? known
    return numbered.adding(.object(further))
  }

  /// Reads an edit from JSON; nil if it is malformed.
  public init?(_ json: JSON) {
    guard case .object(let members) = json else { return nil }
    var parts = EditParts()
    for member in members where !parts.take(member) { parts.further.append(member) }
    guard let edit = parts.edit else { return nil }
    self = edit
  }

  /// Makes a placeholder for an edit that no client can read, so that clients can read the edits
  /// after it.
  ///
  /// Its stream is not shared with any device. Nil if the edit lacks a number or an id.
  init?(unreadable json: JSON) {
    guard let number = json["n"].integer, number > 0,
      let id = json["id"].text.flatMap({ try? EventID($0) }),
      let nobody = try? DeviceID("unreadable")
    else { return nil }
    self.init(
      id: id, device: nobody, time: Date(timeIntervalSince1970: 0), stream: "unreadable",
      subject: nil, version: 1, payload: Data("null".utf8), base: 0,
      meaning: EditMeaning(.happens), number: number, further: [])
  }
}

/// The members of an edit while it is read.
private struct EditParts {
  var id: EventID?
  var device: DeviceID?
  var time: Date?
  var stream: StreamName?
  var subject: Subject?
  var version: Int?
  var payload: Data?
  var base: Int?
  var kind: EditMeaning.Kind?
  var thing: String?
  var fields: [String]?
  var number: Int?
  var further: [JSON.Member] = []
  private var isWrong = false

  /// Reads a member; returns false if its name is unknown.
  mutating func take(_ member: JSON.Member) -> Bool {
    switch (member.key, member.value) {
    case ("id", .string(let text)): id = try? EventID(text)
    case ("device", .string(let text)): device = try? DeviceID(text)
    case ("time", .string(let text)): time = EventTime.read(text)
    case ("stream", .string(let text)): stream = try? StreamName(text)
    case ("subject", .string(let text)):
      subject = Subject(escaped: text)
      isWrong = isWrong || subject == nil
    case ("version", .integer(let value)): version = value
    case ("payload", .string(let text)): payload = Data(text.utf8)
    case ("base", .integer(let value)): base = value
    case ("means", .string(let text)): kind = EditMeaning.Kind(rawValue: text) ?? .happens
    case ("of", .string(let text)): thing = text
    case ("fields", .array(let values)): fields = Self.texts(values)
    case ("n", .integer(let value)): number = value
    case ("subject", .null), ("of", .null), ("n", .null): break
    case (let key, _) where Self.names.contains(key): isWrong = true
    default: return false
    }
    return true
  }

  /// The edit, if every member is present and within its limits.
  var edit: HouseholdEdit? {
    guard !isWrong, let id, let device, let time, let stream, let version, let payload, let base,
      let kind, let fields, version >= 0, base >= 0, (number ?? 1) >= 1, id == id.original,
      id.rawValue.utf8.count <= EventID.longestShared
    else { return nil }
    let meaning = EditMeaning(kind, of: thing, fields: fields)
    guard meaning.isSmall, payload.count <= Event.maximumPayload else { return nil }
    return HouseholdEdit(
      id: id, device: device, time: time, stream: stream, subject: subject, version: version,
      payload: payload, base: base, meaning: meaning, number: number, further: further)
  }

  private static let names: Set<String> = [
    "id", "device", "time", "stream", "subject", "version", "payload", "base", "means", "of",
    "fields", "n",
  ]

  private static func texts(_ values: [JSON]) -> [String]? {
    var texts: [String] = []
    for value in values {
      guard case .string(let text) = value else { return nil }
      texts.append(text)
    }
    return texts
  }
}
