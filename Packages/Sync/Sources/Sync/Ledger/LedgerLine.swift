import Journal
import PrintedText

/// An edit without its content, kept to determine which edits knew each other.
struct LedgerLine: Hashable, Sendable {
  /// Its number in the household.
  let number: Int
  /// The unique id of the edit.
  let id: EventID
  /// The device on which it was made.
  let device: DeviceID
  /// The number of the last edit that its device knew when it made the edit.
  let base: Int
  /// The stream of the edit.
  let stream: StreamName
  /// The meaning for other devices.
  let meaning: EditMeaning
  /// A digest of the content: edits with equal content do not conflict.
  let digest: String

  init(_ edit: HouseholdEdit, number: Int) {
    self.number = number
    id = edit.id
    device = edit.device
    base = edit.base
    stream = edit.stream
    meaning = edit.meaning
    digest = Self.digest(of: edit)
  }

  /// Whether the author of this edit knew an earlier one.
  func knows(_ other: some NumberedEdit) -> Bool {
    other.number <= base || other.device == device
  }

  private static func digest(of edit: HouseholdEdit) -> String {
    guard [.sets, .agrees].contains(edit.meaning.kind) else { return "" }
    return edit.payload.withUnsafeBytes { Fingerprint(of: $0).text }
  }
}

/// An edit with a number in the household's list.
protocol NumberedEdit {
  var number: Int { get }
  var device: DeviceID { get }
}

extension LedgerLine: NumberedEdit {}

extension LedgerLine {
  /// The line as a JSON list, which is short, because there are many lines.
  var json: JSON {
    let besides = meaning.besides.map { [JSON.strings([$0.thing] + $0.fields)] } ?? []
    return .array(members + besides)
  }

  private var members: [JSON] {
    [
      .integer(number), .string(id.rawValue), .string(device.rawValue), .integer(base),
      .string(stream.rawValue), .string(meaning.kind.rawValue), .optional(meaning.thing),
      .strings(meaning.fields), .string(digest),
    ]
  }

  /// Writes the text of ``json`` directly, because lines are most of the data that a household
  /// stores.
  func write(to bytes: inout [UInt8]) {
    bytes.append(ascii: "[\(number), ")
    bytes.append(text: id.rawValue)
    bytes.append(ascii: ", ")
    bytes.append(text: device.rawValue)
    bytes.append(ascii: ", \(base), ")
    bytes.append(text: stream.rawValue)
    bytes.append(ascii: ", ")
    bytes.append(text: meaning.kind.rawValue)
    bytes.append(ascii: ", ")
    if let thing = meaning.thing { bytes.append(text: thing) } else { bytes.append(ascii: "null") }
    bytes.append(ascii: ", ")
    bytes.append(list: meaning.fields)
    bytes.append(ascii: ", ")
    bytes.append(text: digest)
    if let besides = meaning.besides {
      bytes.append(ascii: ", ")
      bytes.append(list: [besides.thing] + besides.fields)
    }
    bytes.append(ascii: "]")
  }

  /// Reads the list that ``json`` writes; nil if it is malformed.
  init?(_ json: JSON) {
    guard case .array(let list) = json, 9...10 ~= list.count, let number = list[0].integer,
      let id = list[1].text.flatMap({ try? EventID($0) }),
      let device = list[2].text.flatMap({ try? DeviceID($0) }), let base = list[3].integer,
      let stream = list[4].text.flatMap({ try? StreamName($0) }), let kind = list[5].text,
      let fields = list[7].list?.compactMap(\.text), let digest = list[8].text
    else { return nil }
    (self.number, self.id, self.device, self.base) = (number, id, device, base)
    (self.stream, self.digest) = (stream, digest)
    // Earlier versions wrote no secondary additions.
    let besides = list.dropFirst(9).first?.list?.compactMap(\.text) ?? []
    meaning = EditMeaning(
      EditMeaning.Kind(rawValue: kind) ?? .happens, of: list[6].text, fields: fields,
      besides: besides.first.map { .init(of: $0, fields: Array(besides.dropFirst())) })
  }
}

extension [UInt8] {
  fileprivate mutating func append(ascii text: String) { append(contentsOf: text.utf8) }

  /// Appends texts as a JSON list.
  fileprivate mutating func append(list texts: [String]) {
    append(ascii: "[")
    for (place, text) in texts.enumerated() {
      if place > 0 { append(ascii: ", ") }
      append(text: text)
    }
    append(ascii: "]")
  }

  /// Appends a text as a JSON string; most texts need only the quotes.
  fileprivate mutating func append(text: String) {
    let isPlain = text.utf8.allSatisfy {
      0x20...0x7E ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard isPlain else { return append(ascii: JSON.string(text).lineText) }
    append(UInt8(ascii: "\""))
    append(contentsOf: text.utf8)
    append(UInt8(ascii: "\""))
  }
}
