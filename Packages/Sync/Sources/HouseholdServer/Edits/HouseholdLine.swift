#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PrintedText

/// One record of a household's journal.
///
/// `[number,"id",bytes,{edit}]` is an edit in the same form as in answers. If that is too long for
/// one record, it is `[number,"id",bytes,pieces]`, followed in its batch by that many
/// `["number",text]`. An object is an event about a member.
enum HouseholdLine {
  case edit(number: Int, id: String, bytes: Int)
  case piece(number: Int)
  case people(PeopleEvent)

  /// The longest text in one record, in bytes; the rest of a record is little longer.
  static let longestWhole = Event.maximumPayload - 256
  /// The longest piece, in bytes; it fits a record even if every byte is escaped as six.
  static let longestPiece = 128 << 10

  /// Reads a payload; nil if this version cannot read it.
  init?(_ payload: some Collection<UInt8>) {
    let payload = Array(payload)
    if payload.first == UInt8(ascii: "{") {
      let json = payload.withUnsafeBufferPointer { try? JSONReader.read($0) }
      guard let event = json.flatMap(PeopleEvent.init) else { return nil }
      self = .people(event)
      return
    }
    let fields = Self.fields(of: payload[...])
    let texts = fields.prefix(3).map { String(decoding: $0, as: UTF8.self) }
    if fields.count == 4, let number = Int(texts[0]), let bytes = Int(texts[2]) {
      self = .edit(number: number, id: String(texts[1].dropFirst().dropLast()), bytes: bytes)
    } else if fields.count == 2, let number = Int(texts[0].dropFirst().dropLast()) {
      self = .piece(number: number)
    } else {
      return nil
    }
  }

  /// The fields of a record, at most four; the last one is the edit itself.
  static func fields(of payload: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    guard payload.first == UInt8(ascii: "[") else { return [] }
    let isPiece = payload.dropFirst().first == UInt8(ascii: "\"")
    return payload.dropFirst().dropLast()
      .split(separator: UInt8(ascii: ","), maxSplits: isPiece ? 1 : 3)
  }

  /// The payloads that store an edit.
  static func payloads(of edit: PushedEdit, number: Int) -> [[UInt8]] {
    let text = edit.text(numbered: number)
    let head = Array("[\(number),\"\(edit.edit.id.rawValue)\",\(edit.bytes),".utf8)
    guard text.count > longestWhole else { return [head + text + [UInt8(ascii: "]")]] }
    let pieces = pieces(of: text)
    return [head + Array("\(pieces.count)]".utf8)]
      + pieces.map { piece in
        Array("[\"\(number)\",\(JSON.string(piece).lineText)]".utf8)
      }
  }

  /// The text of an edit, joined from its payloads.
  static func text(of payloads: [Data]) -> [UInt8]? {
    guard let first = payloads.first, let last = fields(of: Array(first)[...]).last else {
      return nil
    }
    guard last.first != UInt8(ascii: "{") else { return Array(last) }
    guard Int(String(decoding: last, as: UTF8.self)) == payloads.count - 1 else { return nil }
    var text: [UInt8] = []
    for payload in payloads.dropFirst() {
      let piece = fields(of: Array(payload)[...]).last?.withUnsafeBufferPointer {
        try? JSONReader.read($0)
      }
      guard case .string(let piece)? = piece else { return nil }
      text += Array(piece.utf8)
    }
    return text
  }

  private static func pieces(of text: [UInt8]) -> [String] {
    var pieces: [String] = []
    var start = 0
    while start < text.count {
      var end = min(start + longestPiece, text.count)
      // Cuts only between characters.
      while end < text.count, text[end] & 0xC0 == 0x80 { end -= 1 }
      pieces.append(String(decoding: text[start..<end], as: UTF8.self))
      start = end
    }
    return pieces
  }
}
