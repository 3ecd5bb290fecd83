/// The published rules of the Design Tokens Format and Color modules, version 2025.10.
///
/// What the JSON schemas of these modules demand, and what they leave to tools: that types can be
/// found, that references lead to tokens of the right type, and that nothing goes in circles.
struct DTCGValidator {
  let root: Node
  var findings: [String] = []
  private(set) var tokens: [String: Token] = [:]
  private(set) var groups: [String: Node] = [:]

  struct Token {
    var node: Node
    var inheritedType: String?
  }

  static let types: Set = [
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
    "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
  ]

  /// What is wrong with a document, each with the path of its place; nothing for a valid one.
  static func findings(_ root: Node) -> [String] {
    var validator = DTCGValidator(root: root)
    validator.run()
    return validator.findings.sorted()
  }

  mutating func run() {
    guard root.members != nil else { return note("", "a document is an object") }
    collect(root, path: "", type: nil)
    for path in tokens.keys.sorted() { check(path) }
    for path in groups.keys.sorted() { checkExtends(path) }
  }

  mutating func note(_ path: String, _ text: String) {
    findings.append("\(path.isEmpty ? "document" : path): \(text)")
  }

  // MARK: - Groups

  private mutating func collect(_ node: Node, path: String, type: String?) {
    guard let members = node.members else { return note(path, "is neither a group nor a token") }
    checkMetadata(members, path)
    let type = members["$type"]?.string ?? type
    if members["$value"] != nil || members["$ref"] != nil {
      tokens[path] = Token(node: node, inheritedType: type)
      return checkKeys(members, path)
    }
    groups[path] = node
    let known: Set = ["$type", "$description", "$extensions", "$extends", "$deprecated", "$root"]
    var lowercased: Set<String> = []
    for (name, child) in members.sorted(by: { $0.key < $1.key }) {
      if name.hasPrefix("$"), name != "$root" {
        guard !known.contains(name), !(path.isEmpty && name == "$schema") else { continue }
        note(path, "unknown property \(name)")
        continue
      }
      if name.isEmpty || name.contains(where: { "{}.".contains($0) }) {
        note(path, "'\(name)' is no name")
      }
      if !lowercased.insert(name.lowercased()).inserted {
        note(path, "'\(name)' differs from another name only in case")
      }
      collect(child, path: path.isEmpty ? name : "\(path).\(name)", type: type)
    }
  }

  private mutating func checkMetadata(_ members: [String: Node], _ path: String) {
    if let type = members["$type"], !Self.types.contains(type.string ?? "") {
      note(path, "unknown type")
    }
    if let text = members["$description"], text.string == nil {
      note(path, "$description is a text")
    }
    if let data = members["$extensions"], data.members == nil {
      note(path, "$extensions is an object")
    }
    switch members["$deprecated"] {
    case nil, .bool, .string: break
    default: note(path, "$deprecated is true, false or a text")
    }
  }

  private mutating func checkKeys(_ members: [String: Node], _ path: String) {
    let known: Set = ["$value", "$ref", "$type", "$description", "$extensions", "$deprecated"]
    for name in members.keys.sorted() where !known.contains(name) {
      note(path, name.hasPrefix("$") ? "unknown property \(name)" : "a token holds no '\(name)'")
    }
    if members["$value"] != nil, members["$ref"] != nil {
      note(path, "has both $value and $ref")
    }
  }

  private mutating func checkExtends(_ path: String) {
    var seen: Set = [path]
    var next = groups[path]?["$extends"]
    while let reference = next {
      let target =
        reference.string.flatMap(Self.target) ?? reference.string.flatMap(Self.pointer)
      guard let target, let group = groups[target] else {
        return note(path, "$extends leads to no group")
      }
      guard seen.insert(target).inserted else { return note(path, "$extends goes in circles") }
      next = group["$extends"]
    }
  }

  // MARK: - Tokens

  private mutating func check(_ path: String) {
    guard let token = tokens[path] else { return }
    guard let type = type(of: path) else { return note(path, "its type cannot be found") }
    if let reference = token.node["$ref"] { return checkPointer(reference, path) }
    guard let value = token.node["$value"] else { return }
    checkPart(value, type, path)
  }

  /// The type of a token: its own, that of what it refers to, or that of a group around it.
  func type(of path: String, seen: Set<String> = []) -> String? {
    guard let token = tokens[path], !seen.contains(path) else { return nil }
    if let type = token.node["$type"]?.string { return type }
    if let target = token.node["$value"]?.string.flatMap(Self.target) {
      return type(of: target, seen: seen.union([path]))
    }
    return token.inheritedType
  }

  /// Checks a value of a type, or a reference to a token of it.
  mutating func checkPart(_ value: Node, _ type: String, _ path: String) {
    if let target = value.string.flatMap(Self.target) {
      return checkReference(target, type, path)
    }
    if let members = value.members, let reference = members["$ref"] {
      if members.count > 1 { note(path, "a reference holds nothing else") }
      return checkPointer(reference, path)
    }
    checkValue(value, type, path)
  }

  private mutating func checkReference(_ target: String, _ type: String, _ path: String) {
    var seen: Set = [path]
    var next = target
    while true {
      guard let token = tokens[next] else { return note(path, "'\(next)' is no token") }
      guard seen.insert(next).inserted else { return note(path, "refers to itself") }
      guard let further = token.node["$value"]?.string.flatMap(Self.target) else { break }
      next = further
    }
    let found = self.type(of: target)
    if found != type { note(path, "needs a \(type), refers to a \(found ?? "token without type")") }
  }

  private mutating func checkPointer(_ reference: Node, _ path: String) {
    guard let text = reference.string, text.hasPrefix("#/") else {
      return note(path, "$ref is a JSON pointer")
    }
    var place: Node? = root
    for part in text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false) {
      let name = part.replacing("~1", with: "/").replacing("~0", with: "~")
      if case .array(let values) = place, let index = Int(name), values.indices.contains(index) {
        place = values[index]
      } else {
        place = place?[String(name)]
      }
    }
    if place == nil { note(path, "'\(text)' leads nowhere") }
  }

  /// The path in `{a.b}`; nil for any other text.
  static func target(_ text: String) -> String? {
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 else { return nil }
    let path = text.dropFirst().dropLast()
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    let isPath = names.allSatisfy { name in
      !name.isEmpty && (name.first != "$" || name == "$root")
        && !name.contains { $0 == "{" || $0 == "}" }
    }
    return isPath ? String(path) : nil
  }

  private static func pointer(_ text: String) -> String? {
    text.hasPrefix("#/") ? String(text.dropFirst(2)).replacing("/", with: ".") : nil
  }
}
