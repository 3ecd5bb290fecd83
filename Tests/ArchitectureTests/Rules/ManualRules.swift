extension Rule {
  /// A client reads how to depend on the package, three tasks with samples, and the limits.
  @Sendable static func incompleteManuals(_ tree: Tree) -> [RuleViolation] {
    tree.documents.flatMap { document in
      guard let package = document.package, document.path == "Packages/\(package)/README.md" else {
        return [RuleViolation]()
      }
      return faults(of: document.sections, in: tree, package)
        .map { RuleViolation(document.path, $0) }
    }
  }

  private static func faults(
    of sections: [Document.Section], in tree: Tree, _ package: Substring
  ) -> [String] {
    var faults: [String] = []
    let install = sections.firstIndex { $0.heading == "## Install" }
    let limits = sections.firstIndex { $0.heading == "## Limits" }
    if let install {
      let lines = sections[install].blocks.joined(separator: "\n")
      if !namesProduct(lines, of: package, in: tree) {
        faults.append("has no '.product(name:' of its package in the section Install")
      } else {
        faults += unnamed(in: lines, of: sections, tree).map {
          "does not name '\($0)' in the section Install, which a sample imports"
        }
      }
    } else {
      faults.append("has no section Install")
    }
    if limits.map({ sections[$0].hasWords }) != true {
      faults.append("has no section Limits with words")
    }
    let tasks = sections[(install ?? 0)..<max(limits ?? sections.count, install ?? 0)]
      .filter { $0.heading.hasPrefix("### ") && !$0.blocks.isEmpty }
    if tasks.count < 3 {
      faults.append("has \(tasks.count) tasks with a sample between Install and Limits, of three")
    }
    return faults
  }

  /// Whether lines of a manifest depend on a product whose module is in the package.
  private static func namesProduct(_ lines: String, of package: Substring, in tree: Tree) -> Bool {
    lines.contains(".package(url:")
      && tree.root.products.contains { product in
        tree.home(of: product.name) == String(package)
          && lines.contains(".product(name: \"\(product.name)\"")
      }
  }

  /// The products that samples import and that lines of a manifest do not name.
  private static func unnamed(
    in lines: String, of sections: [Document.Section], _ tree: Tree
  ) -> [String] {
    let words = Set(lines.split { !$0.isLetter && !$0.isNumber })
    let imports = sections.flatMap(\.blocks).flatMap { $0.split(separator: "\n") }
      .filter { $0.hasPrefix("import ") }.map { $0.dropFirst(7) }
    let products = Set(tree.root.products.map(\.name))
    return Set(imports).subtracting(words).map(String.init).filter(products.contains).sorted()
  }
}
