/// The public structs of some files, with what a client sees of them.
struct PublicStructs {
  /// Where each is declared, by its name with those of the types around it.
  private(set) var places: [String: (path: String, line: Int)] = [:]
  /// Those with public properties that are stored.
  private(set) var withFields: Set<String> = []
  /// Those with a public initialiser, in whichever file.
  private(set) var withInitialiser: Set<String> = []

  private static let kinds: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "final", "indirect", "mutating",
    "nonisolated", "convenience", "private(set)", "fileprivate(set)", "internal(set)",
    "package(set)",
  ]

  init(_ files: [SourceFile]) {
    for file in files { read(file) }
  }

  private mutating func read(_ file: SourceFile) {
    var nesting = TypeNesting()
    for (index, line) in file.code.enumerated() {
      let words = line.split(separator: " ").map(String.init)
      let rest = words.drop { Self.modifiers.contains($0) || $0.hasPrefix("@") }
      if let kind = rest.first, Self.kinds.contains(kind), let word = rest.dropFirst().first {
        nesting.opening = Self.name(word)
        if kind == "struct", words.contains("public") {
          places[nesting.name(of: Self.name(word))] = (file.path, index + 1)
        }
      } else if nesting.isBetweenMembers, words.first == "public" {
        note(rest.joined(separator: " "), of: nesting.name)
      }
      nesting.pass(line)
    }
  }

  /// Takes in a public member, written without its modifiers.
  private mutating func note(_ member: String, of type: String) {
    let head = member.prefix { $0 != "{" }
    let isStored = head.count == member.count || head.contains("=")
    if member.hasPrefix("let ") || member.hasPrefix("var ") && isStored { withFields.insert(type) }
    if ["init(", "init?(", "init<"].contains(where: member.hasPrefix) {
      withInitialiser.insert(type)
    }
  }

  /// The name that a declaration begins with, without generic parameters and what it conforms to.
  private static func name(_ word: String) -> String {
    String(word.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
  }
}

/// The types around a line of code.
private struct TypeNesting {
  /// A type whose brace comes next.
  var opening: String?
  private var open: [(name: String, depth: Int)] = []
  private var depth = 0

  /// The name of the innermost type with those around it.
  var name: String { open.map(\.name).joined(separator: ".") }

  /// Whether the next line is a member of the innermost type.
  var isBetweenMembers: Bool { open.last?.depth == depth }

  /// The full name of a type that is declared here.
  func name(of inner: String) -> String {
    (open.map(\.name) + [inner]).joined(separator: ".")
  }

  mutating func pass(_ line: String) {
    for character in line {
      if character == "{" {
        depth += 1
        if let name = opening { open.append((name, depth)) }
        opening = nil
      } else if character == "}" {
        if isBetweenMembers { open.removeLast() }
        depth -= 1
      }
    }
  }
}
