/// Reads what Swift files declare, outside of the bodies of functions.
struct DeclarationReader {
  private(set) var types: [String: DeclaredType] = [:]
  /// What is declared outside of types.
  private(set) var globals: [Declaration] = []

  var tokens: [SwiftToken] = []
  var index = 0

  init(_ files: [SourceFile]) {
    for file in files {
      (tokens, index) = (SwiftToken.all(in: file.text, code: file.code), 0)
      while !isAtEnd {
        readMembers(of: nil)
        index += 1
      }
    }
  }

  mutating func add(_ declaration: Declaration, to type: String?) {
    if let type {
      types[type, default: DeclaredType()].members[declaration.name, default: []]
        .append(declaration)
    } else {
      globals.append(declaration)
    }
  }

  /// Says what a type inherits from or conforms to.
  mutating func add(parents: Set<String>, to type: String) {
    types[type, default: DeclaredType()].parents.formUnion(parents)
  }
}

// MARK: - Types

extension DeclarationReader {
  private static let kinds: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]

  /// The words and signs that a member may begin with, or that end the last one.
  static let beginnings = kinds.union([
    "public", "package", "internal", "fileprivate", "private", "open", "static", "final",
    "indirect", "mutating", "nonisolated", "convenience", "required", "override", "lazy", "weak",
    "func", "init", "subscript", "var", "let", "case", "typealias", "associatedtype", "@", "#",
    "}",
  ])

  /// Reads up to the brace that closes a type, or to the end of the file; returns the stored
  /// properties, and nil if there are initialisers.
  @discardableResult
  private mutating func readMembers(of type: String?) -> [Declaration.Parameter]? {
    var fields: [Declaration.Parameter]? = []
    var isStatic = false
    while !isAtEnd, word != "}" {
      let isModifier = ["func", "var", "let", "subscript"].contains(next)
      if word == "static" || word == "class" && isModifier {
        isStatic = true
        index += 1
        continue
      }
      switch word {
      case _ where isMember: index += 1
      case "(", "[", "{": skipGroup()
      case "func", "subscript": readFunction(of: type)
      case "init":
        readFunction(of: type)
        fields = nil
      case "var", "let":
        let stored = readProperties(of: type)
        if !isStatic { fields?.append(contentsOf: stored) }
      case "case": readCases(of: type)
      case "typealias", "associatedtype": readAlias(of: type)
      case let kind where Self.kinds.contains(kind): readType(kind, in: type)
      default:
        let isModifier = Self.beginnings.contains(word)
        index += 1
        if isModifier { continue }
      }
      isStatic = false
    }
    return fields
  }

  private mutating func readType(_ kind: String, in outer: String?) {
    let isPublic = isPublicHere
    index += 1
    var name = take()
    while word == "." {
      index += 1
      name = take()
    }
    skipGenerics()
    let parents = readParents()
    if kind != "extension" {
      add(Declaration(name: name, kind: .type), to: outer)
      types[name, default: DeclaredType()].isDeclared = true
    }
    add(parents: parents, to: name)
    guard take() == "{" else { return }
    let fields = readMembers(of: name)
    index += 1
    guard let fields, kind == "class" || kind == "actor" || kind == "struct" && !isPublic else {
      return
    }
    let parameters = kind == "struct" ? fields : []
    add(Declaration(name: "init", kind: .initialiser, parameters: parameters), to: name)
  }

  /// The names between the colon and the brace of a type, without those of a `where`.
  private mutating func readParents() -> Set<String> {
    var parents: Set<String> = []
    var isWhere = false
    while !isAtEnd, word != "{" {
      if word == "where" { isWhere = true }
      if word == "@" || word == "(" {
        index += 1
        continue
      }
      // Of `Outer.Inner`, the last name counts.
      if !isWhere, tokens[index].isName, next != "." { parents.insert(word) }
      index += 1
    }
    return parents
  }

  private mutating func readAlias(of outer: String?) {
    index += 1
    let name = take()
    skipGenerics()
    add(Declaration(name: name, kind: .type), to: outer)
    types[name, default: DeclaredType()].isDeclared = true
    // What an associated type is, and what a tuple or closure has, is not read.
    guard take() == "=", tokens[index].isName else { return add(parents: ["Any"], to: name) }
    while next == "." { index += 2 }
    add(parents: [take()], to: name)
  }
}
