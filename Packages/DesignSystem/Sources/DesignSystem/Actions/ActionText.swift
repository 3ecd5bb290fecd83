/// The grammar `id [= value] [? name = value & …]` with percent-escapes.
enum ActionText {
  struct Parts {
    var id: ActionID
    var value: String?
    var parameters: [ActionParameter]
  }

  static func split(_ text: String) throws(DesignSystemError) -> Parts {
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let head = (halves.first ?? "").split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let id = ActionID(String(head.first ?? "")),
      let parameters = parameters(halves.count > 1 ? halves[1] : nil)
    else { throw .malformedAction(text) }
    return Parts(id: id, value: head.count > 1 ? String(head[1]) : nil, parameters: parameters)
  }

  static func query(_ parameters: [ActionParameter]) -> String {
    guard !parameters.isEmpty else { return "" }
    let pairs = parameters.map { "\(escaped($0.name))=\(escaped($0.value))" }
    return "?" + pairs.joined(separator: "&")
  }

  static func escaped(_ text: String) -> String {
    text.utf8.map { byte in
      isPlain(byte) ? String(UnicodeScalar(byte)) : "%" + hex(byte)
    }.joined()
  }

  static func unescaped(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let pair = String(decoding: rest.prefix(2), as: UTF8.self)
      guard pair.count == 2, let value = UInt8(pair, radix: 16) else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func parameters(_ query: Substring?) -> [ActionParameter]? {
    guard let query else { return [] }
    var result: [ActionParameter] = []
    for pair in query.split(separator: "&", omittingEmptySubsequences: false) {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].isEmpty, let name = unescaped(String(sides[0])),
        let value = unescaped(String(sides[1]))
      else { return nil }
      result.append(ActionParameter(name, value))
    }
    return result
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~:,".utf8.contains(byte)
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return text.count == 1 ? "0\(text)" : text
  }
}
