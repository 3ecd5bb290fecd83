extension Rule {
  static let noticeRules = [
    Rule("each file of data that ships is in the notices", findings: unnamedData),
    Rule("the changelog begins with the version of the release", findings: staleChangelog),
    Rule("programs print the version of the release", findings: ownVersions),
  ]

  /// The notices name a file of data or its folder, without `Packages/`.
  @Sendable private static func unnamedData(_ tree: Tree) -> [RuleViolation] {
    let notices = tree.documents.first { $0.path == "Packages/Notices.md" }
    let named = Set(notices?.spans.map { "Packages/" + $0.text } ?? [])
    let folders = named.filter { $0.hasSuffix("/") }
    return tree.paths.filter(isData).filter { path in
      !named.contains(path) && !folders.contains(where: path.hasPrefix)
    }.map { RuleViolation($0, "is not in Packages/Notices.md, as ours or with its source") }
  }

  /// Whether a file is data that is compiled into a module, or Swift that was made from data.
  private static func isData(_ path: String) -> Bool {
    guard path.hasPrefix("Packages/") else { return false }
    return path.contains("/Generated/") || path.contains("/Data/") && !path.hasSuffix(".swift")
  }

  @Sendable private static func staleChangelog(_ tree: Tree) -> [RuleViolation] {
    guard let file = tree.sources.first(where: { $0.name == "MealAdvisorRelease.swift" }) else {
      return []
    }
    let path = "Packages/Changelog.md"
    let changelog = tree.documents.first { $0.path == path }
    let heading = changelog?.prose.first { $0.hasPrefix("## ") } ?? ""
    let newest = heading.split { $0 == "[" || $0 == "]" }.dropFirst().first ?? ""
    let version = StringLiteral.all(in: file).first?.text ?? ""
    return newest == version && !version.isEmpty
      ? [] : [RuleViolation(path, "begins with '\(newest)', but programs print '\(version)'")]
  }

  /// A program of this repository has no version besides that of the release.
  @Sendable private static func ownVersions(_ tree: Tree) -> [RuleViolation] {
    tree.sources.filter { $0.path.hasPrefix("Apps/") }.flatMap { file in
      file.code.enumerated().filter { $0.element.contains("version: \"") }
        .map { RuleViolation(file, line: $0.offset + 1, "states a version of its own") }
    }
  }
}
