import Codecs

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
    PercentCoding.escaped(text) { PercentCoding.isUnreserved($0) || ":,".utf8.contains($0) }
  }

  static func unescaped(_ text: String) -> String? { PercentCoding.text(text.utf8) }

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
}
