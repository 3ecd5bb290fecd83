/// What the code of the repository declares, to look up what a document names.
struct Declarations {
  private let types: [String: DeclaredType]
  /// All members of types, and what is declared outside of them, by name.
  private var all: [String: [Declaration]] = [:]

  init(_ files: [SourceFile]) {
    let reader = DeclarationReader(files)
    types = reader.types
    for declaration in reader.globals + types.values.flatMap({ $0.members.values.joined() }) {
      all[declaration.name, default: []].append(declaration)
    }
  }

  func declares(type name: String) -> Bool { types[name]?.isDeclared == true }

  /// Everything of a name, of whichever type.
  func named(_ name: String) -> [Declaration] { all[name] ?? [] }

  /// The members of a name that a type has; nil if not all of its members are declared here.
  func members(_ name: String, of type: String) -> [Declaration]? {
    var found: [Declaration] = []
    var seen: Set<String> = []
    var open = [type]
    var isKnown = true
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      found += types[next]?.members[name] ?? []
      open += types[next]?.parents ?? []
      guard types[next]?.isDeclared != true else { continue }
      isKnown = isKnown && Self.foreign[next].map { !$0.contains(name) } == true
    }
    return !found.isEmpty || isKnown ? found : nil
  }

  /// What some types of the toolchain bring to those that inherit from or conform to them.
  private static let foreign: [String: Set<String>] = [
    "Equatable": [], "Sendable": [], "Comparable": [], "Copyable": [], "Encodable": ["encode"],
    "Decodable": ["init"], "Codable": ["encode", "init"], "Error": ["localizedDescription"],
    "LocalizedError": ["errorDescription", "localizedDescription"],
    "Hashable": ["hashValue", "hash"], "Identifiable": ["id"], "CaseIterable": ["allCases"],
    "CustomStringConvertible": ["description"], "RawRepresentable": ["init", "rawValue"],
    "String": ["init", "rawValue"], "Int": ["init", "rawValue"], "UInt8": ["init", "rawValue"],
    "UInt16": ["init", "rawValue"], "CodingKey": ["stringValue"],
    "OptionSet": [
      "contains", "formUnion", "init", "insert", "intersection", "isDisjoint", "isEmpty",
      "isSubset", "isSuperset", "rawValue", "remove", "subtracting", "union",
    ],
  ]
}
