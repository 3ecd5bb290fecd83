import Foundation

/// A JSON document as tests look into it.
indirect enum Document: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([Document])
  case members([String: Document])

  init(_ bytes: [UInt8]) throws {
    self = try JSONDecoder().decode(Document.self, from: Data(bytes))
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try? value.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([Document].self) {
      self = .list(list)
    } else {
      self = .members(try value.decode([String: Document].self))
    }
  }

  subscript(name: String) -> Document? {
    if case .members(let members) = self { members[name] } else { nil }
  }

  var members: [String: Document] { if case .members(let all) = self { all } else { [:] } }
  var list: [Document] { if case .list(let all) = self { all } else { [] } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var texts: [String] { list.compactMap(\.text) }

  /// The document as JSON.
  var json: String {
    switch self {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .text(let text): Self.quoted(text)
    case .list(let list): "[\(list.map(\.json).joined(separator: ","))]"
    case .members(let members):
      "{\(members.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)):\($0.value.json)" }.joined(separator: ","))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\" || scalar.value < 0x20
        ? "\\u" + String(format: "%04x", scalar.value) : String(scalar)
    }
    return "\"\(escaped.joined())\""
  }
}
