/// Looks up the declarations that pieces of code name.
struct InlineCode {
  private let declarations: Declarations
  private let modules: Set<String>

  init(_ tree: Tree) {
    declarations = Declarations(
      tree.sources.filter { $0.isProduct || $0.path.hasPrefix("Tests/") })
    modules = Set(tree.root.targets.map(\.name))
  }

  /// The calls and members in a text that nothing declares; a sample has cases of its own.
  func unknown(in text: String, isSample: Bool = false) -> [String] {
    guard text.contains(where: { $0 == "." || $0 == "(" }), !DocumentNames.isPath(text) else {
      return []
    }
    return NamedCode.all(in: text).filter { !isSample || !$0.isImplicit }.compactMap(unknown)
  }

  private func unknown(_ chain: NamedCode) -> String? {
    var links = chain.links[...]
    if links.count > 1, modules.contains(links[0].name) { links = links.dropFirst() }
    guard let first = links.first, !Self.isForeign(first.name) else { return nil }
    if chain.isImplicit {
      let known = declarations.named(first.name).filter { $0.kind != .type }
      return known.contains { Self.admits(first, $0) } ? nil : ".\(first)"
    }
    if first.name.first?.isUppercase != true { return unknownCall(links) }
    guard declarations.declares(type: first.name) else {
      return modules.contains(first.name) && first.labels != nil ? "\(first)" : nil
    }
    if let labels = first.labels, !hasInitialiser(first, labels) { return "\(first)" }
    return unknownMember(links.dropFirst(), of: first.name)
  }

  private func unknownMember(_ links: ArraySlice<NamedCode.Link>, of type: String) -> String? {
    guard let link = links.first, link.name != "self", !Self.isForeign(link.name),
      let members = declarations.members(link.name, of: type)
    else { return nil }
    let isType = members.contains { $0.kind == .type }
    let isKnown =
      members.contains { Self.admits(link, $0) }
      || isType && link.labels.map { hasInitialiser(link, $0) } != false
    guard isKnown else { return "\(type).\(link)" }
    return isType
      ? unknownMember(links.dropFirst(), of: link.name) : unknownCall(links.dropFirst())
  }

  /// The first call in a chain of values that no declaration of its name takes.
  private func unknownCall(_ links: ArraySlice<NamedCode.Link>) -> String? {
    links.lazy.filter { $0.labels != nil }.first { link in
      let known = declarations.named(link.name)
      // A value that is called as a function has any name.
      let callable = declarations.named("callAsFunction")
      return !known.isEmpty && !(known + callable).contains { Self.admits(link, $0) }
    }.map { "\($0)" }
  }

  private func hasInitialiser(_ link: NamedCode.Link, _ labels: [String]) -> Bool {
    guard let known = declarations.members("init", of: link.name) else { return true }
    return known.contains { $0.takes(labels, isFollowed: link.isFollowed) }
  }

  /// Whether a name is one of the toolchain or of Apple's frameworks that ours is called like too,
  /// or the ending of a file's name.
  private static func isForeign(_ name: String) -> Bool {
    foreign.contains(name) || DocumentNames.foreign.contains(name[...])
      || DocumentNames.kinds.contains(name[...])
  }

  private static let foreign: Set = [
    "_", "mealadvisor", "products", "purchase", "random", "spi", "unverified", "verified",
    "xcassets",
  ]

  private static func admits(_ link: NamedCode.Link, _ declaration: Declaration) -> Bool {
    guard let labels = link.labels else { return declaration.kind != .type }
    return declaration.takes(labels, isFollowed: link.isFollowed)
  }
}

extension NamedCode.Link: CustomStringConvertible {
  var description: String {
    guard let labels else { return name }
    return "\(name)(\(labels.map { $0 == "…" ? $0 : "\($0):" }.joined()))"
  }
}
