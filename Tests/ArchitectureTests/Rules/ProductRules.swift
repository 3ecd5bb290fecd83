extension Rule {
  static let productRules = [
    Rule("libraries are products and tools are none", findings: products),
    Rule("the root depends on no package", findings: packageDependencies),
    Rule("manifests set no flags of the compiler", findings: compilerFlags),
    Rule("what rounds links the mathematics of the C library", findings: unlinkedRounding),
    Rule("the clients that are tried use public types of products", findings: staleClients),
  ]

  /// The types that `Scripts/consume` tries each product with.
  @Sendable private static func staleClients(_ tree: Tree) -> [RuleViolation] {
    tree.clients.enumerated().compactMap { index, client in
      let folder = tree.root.targets.first { $0.name == client.product }?.folder
      let isPublic = tree.sources.contains { file in
        folder.map { file.path.hasPrefix($0 + "/") } == true && file.declares(public: client.type)
      }
      return isPublic
        ? nil
        : RuleViolation(
          "\(Tree.clientsPath):\(index + 1)",
          "\(client.product) is no product with a public type '\(client.type)'")
    }
  }

  /// What lies in `Apps` is for people, or is a tool that several packages need.
  @Sendable private static func products(_ tree: Tree) -> [RuleViolation] {
    tree.root.targets.compactMap { target in
      let product = tree.root.products.first { $0.name == target.name }
      switch (target.type, product) {
      case ("regular", nil) where !LayerMap.isToolPart(target.name):
        return RuleViolation("Package.swift", "\(target.name) is no product")
      case ("regular", .some) where LayerMap.isToolPart(target.name):
        return RuleViolation("Package.swift", "\(target.name) is a product, and for tools only")
      case ("executable", .some) where !target.folder.hasPrefix("Apps/"):
        return RuleViolation("Package.swift", "the tool \(target.name) is a product")
      default: return nil
      }
    }
  }

  /// A package that the root depends on by its folder keeps others from depending on the root.
  @Sendable private static func packageDependencies(_ tree: Tree) -> [RuleViolation] {
    tree.root.dependencies.map { _ in RuleViolation("Package.swift", "has a package dependency") }
  }

  /// A flag of a manifest can contradict what a client's build passes to its dependencies.
  @Sendable private static func compilerFlags(_ tree: Tree) -> [RuleViolation] {
    tree.root.targets.flatMap { target in
      target.settings.list.filter { $0.object["tool"]?.text != "linker" || $0.isUnsafe }
        .map { _ in RuleViolation("Package.swift", "\(target.name) is built with flags of its own")
        }
    }
  }

  /// What the compiler turns into calls of the C library's mathematics.
  private static let rounding = [
    ".rounded(", ".round(", ".squareRoot()", ".formSquareRoot(", ".truncatingRemainder(",
    ".formTruncatingRemainder(", ".remainder(", ".formRemainder(", ".addingProduct(",
    ".addProduct(",
  ]

  /// Modules of the toolchain that link the mathematics themselves.
  private static let linking: Set = ["Foundation", "FoundationEssentials", "Glibc"]

  @Sendable private static func unlinkedRounding(_ tree: Tree) -> [RuleViolation] {
    let files = Dictionary(grouping: tree.sources.filter(\.isProduct)) {
      tree.target(of: $0)?.name ?? ""
    }
    let linked = tree.root.targets.filter { target in
      target.settings.list.contains(where: \.isMathematics)
        || files[target.name, default: []].contains { file in
          file.imports.contains { linking.contains($0.module) }
        }
    }
    return tree.root.targets.filter { $0.type != "test" }.flatMap { target -> [RuleViolation] in
      let below = tree.targets(below: target.name)
      guard below.isDisjoint(with: linked.map(\.name)) else { return [] }
      return files[target.name, default: []].flatMap { file in
        file.code.enumerated().filter { line in rounding.contains(where: line.element.contains) }
          .map { line in
            RuleViolation(
              file, line: line.offset + 1, "rounds, but nothing links the C library for it")
          }
      }
    }
  }
}

extension SourceFile {
  /// Whether a public type of a name stands at the top level of the file.
  fileprivate func declares(public type: String) -> Bool {
    mayHold(type)
      && code.contains { line in
        let words = line.split { $0 == " " || $0 == ":" || $0 == "<" }
        return line.hasPrefix("public ") && words.contains { $0 == type }
          && words.contains { ["struct", "enum", "class", "actor"].contains($0) }
      }
  }
}

extension JSON {
  /// Whether a setting is a flag that keeps a package from being depended on by URL.
  fileprivate var isUnsafe: Bool { object["kind"]?.object["unsafeFlags"] != nil }

  /// Whether a setting links the mathematics where they are a library of their own.
  fileprivate var isMathematics: Bool {
    object["kind"]?.object["linkedLibrary"]?.object["_0"]?.text == "m"
      && object["condition"]?.object["platformNames"] == .list([.text("linux")])
  }
}
