extension Rule {
  static let documentRules = [
    Rule("documents name what is in the repository", findings: staleNames),
    Rule("code that documents and comments name is declared", findings: staleCode),
    Rule("documents state bounds that their package has", findings: staleBounds),
    Rule("links of documents lead to a file", findings: deadLinks),
    Rule("links of documents lead to a heading", findings: deadAnchors),
    Rule("a README fits on a few screens", findings: longDocuments),
    Rule("a README of a package is a manual", findings: incompleteManuals),
  ]

  @Sendable private static func staleNames(_ tree: Tree) -> [RuleViolation] {
    guard !tree.documents.isEmpty else { return [] }
    let names = DocumentNames(tree)
    return tree.documents.flatMap { document in
      (document.spans + document.calls).flatMap { piece in
        names.unknown(in: piece.text, of: document)
          .map { RuleViolation("\(document.path):\(piece.line)", "there is no \($0)") }
      }
    }
  }

  @Sendable private static func deadLinks(_ tree: Tree) -> [RuleViolation] {
    let paths = Set(tree.paths + tree.documents.map(\.path) + tree.topLevel)
    return tree.documents.flatMap { document in
      document.links.filter { !paths.contains(resolved($0.text, from: document.path)) }
        .map {
          RuleViolation("\(document.path):\($0.line)", "leads to \($0.text), which is not there")
        }
    }
  }

  /// A heading that was renamed leaves the reader at the top of its document.
  @Sendable private static func deadAnchors(_ tree: Tree) -> [RuleViolation] {
    let anchors = Dictionary(
      tree.documents.map { ($0.path, $0.anchors) }, uniquingKeysWith: { first, _ in first })
    return tree.documents.flatMap { document in
      document.headingLinks.compactMap { link in
        let parts = link.text.split(separator: "#", omittingEmptySubsequences: false)
        let path =
          parts[0].isEmpty ? document.path : resolved(String(parts[0]), from: document.path)
        guard let known = anchors[path], !known.contains(String(parts[1])) else { return nil }
        return RuleViolation(
          "\(document.path):\(link.line)", "leads to \(link.text), a heading that is not there")
      }
    }
  }

  /// The path from the root that a link means.
  private static func resolved(_ link: String, from document: String) -> String {
    var folders = document.split(separator: "/").dropLast()
    for part in link.split(separator: "/") {
      switch part {
      case ".": break
      case "..": folders = folders.dropLast()
      default: folders.append(part)
      }
    }
    return folders.joined(separator: "/")
  }

  /// A README of a package has at most 120 lines, and that of all packages 150.
  @Sendable private static func longDocuments(_ tree: Tree) -> [RuleViolation] {
    tree.documents.compactMap { document in
      let parts = document.path.split(separator: "/")
      guard parts.last == "README.md", parts.first == "Packages", parts.count < 4 else {
        return nil
      }
      let most = parts.count == 2 ? 150 : 120
      return document.lineCount > most
        ? RuleViolation(document.path, "has \(document.lineCount) lines, more than \(most)") : nil
    }
  }
}
