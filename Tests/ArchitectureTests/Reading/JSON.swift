/// Any JSON value, for comparing what need not be understood.
indirect enum JSON: Equatable, Sendable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSON].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSON].self))
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [JSON] { if case .list(let list) = self { list } else { [] } }
  var object: [String: JSON] { if case .object(let object) = self { object } else { [:] } }
}
