import Foundation

/// `openapi.json`, and whether a document is as a schema of it says.
struct ContractDocument {
  let root: Document

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../openapi.json")
    root = try Document(Array(Data(contentsOf: file)))
  }

  /// What a reference leads to; anything else is itself.
  func resolved(_ part: Document) -> Document {
    guard let reference = part["$ref"]?.text else { return part }
    return reference.split(separator: "/").dropFirst().reduce(root) { $0[String($1)] ?? .null }
  }

  func schema(_ name: String) -> Document { root["components"]?["schemas"]?[name] ?? .null }

  /// What is wrong with a document; a member that the schema does not name is wrong, since we write
  /// nothing that is not written down.
  func faults(_ value: Document, _ schema: Document, at place: String = "") -> [String] {
    let schema = resolved(schema)
    if let choices = schema["anyOf"]?.list {
      let all = choices.map { faults(value, $0, at: place) }
      return all.contains(where: \.isEmpty) ? [] : all.first ?? []
    }
    let types = schema["type"].map { $0.text.map { [$0] } ?? $0.texts } ?? []
    guard types.contains(where: { Self.isOf($0, value) }) else {
      return ["\(place): \(value.json) is none of \(types)"]
    }
    return ofValue(value, schema, place) + ofParts(value, schema, place)
  }

  private func ofValue(_ value: Document, _ schema: Document, _ place: String) -> [String] {
    var faults: [String] = []
    if let choices = schema["enum"]?.list, !choices.contains(value) {
      faults.append("\(place): \(value.json) is no choice")
    }
    let size = value.number ?? Double(value.text?.count ?? value.list.count)
    for name in ["minimum", "minLength", "minItems"] {
      if let least = schema[name]?.number, value != .null, size < least {
        faults.append("\(place): below \(least)")
      }
    }
    for name in ["maximum", "maxLength", "maxItems"] {
      if let most = schema[name]?.number, size > most { faults.append("\(place): above \(most)") }
    }
    return faults
  }

  private func ofParts(_ value: Document, _ schema: Document, _ place: String) -> [String] {
    let known = schema["properties"]?.members ?? [:]
    let missing = (schema["required"]?.texts ?? []).filter { value[$0] == nil }
      .map { "\(place).\($0) is missing" }
    let members = value.members.flatMap { name, member in
      known[name].map { faults(member, $0, at: "\(place).\(name)") }
        ?? ["\(place).\(name) is not written down"]
    }
    let items = value.list.enumerated().flatMap { index, item in
      faults(item, schema["items"] ?? .null, at: "\(place)[\(index)]")
    }
    return missing + members + items
  }

  private static func isOf(_ type: String, _ value: Document) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .bool), ("string", .text), ("array", .list),
      ("object", .members), ("number", .number):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
