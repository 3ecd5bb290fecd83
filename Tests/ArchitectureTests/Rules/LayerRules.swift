extension Rule {
  static let layerRules = [
    Rule("declared edges follow the layer map", findings: declaredEdges),
    Rule("imports follow the layer map", findings: importedEdges),
    Rule("every module has a row under a layer that says what it is for", findings: rows),
  ]

  @Sendable private static func declaredEdges(_ tree: Tree) -> [Finding] {
    tree.root.targets.filter { $0.type != "test" }.flatMap { target in
      target.dependencies.compactMap { edge in
        LayerMap.objection(from: target.name, to: edge.name, in: tree)
          .map { Finding("Package.swift", "\(target.name) depends on \(edge.name): \($0)") }
      }
    }
  }

  @Sendable private static func importedEdges(_ tree: Tree) -> [Finding] {
    tree.sources.filter(\.isProduct).flatMap { file -> [Finding] in
      guard let module = tree.target(of: file)?.name else { return [] }
      return file.imports.compactMap { found in
        LayerMap.objection(from: module, to: found.module, in: tree)
          .map { Finding(file, line: found.line, "imports \(found.module): \($0)") }
      }
    }
  }

  @Sendable private static func rows(_ tree: Tree) -> [Finding] {
    let layers = LayerMap.order + [LayerMap.testSupport]
    let unknown = tree.table.filter { !layers.contains($0.layer) }
      .map { Finding("Package.swift", "\($0.name) is in the unknown layer \($0.layer)") }
    let silent = tree.table.filter { !$0.hasPurpose }
      .map { Finding("Package.swift", "the row of \($0.name) does not say what it is for") }
    let homeless = tree.root.targets
      .filter { $0.type != "test" && tree.layer(of: $0.name) == nil }
      .map { Finding("Package.swift", "\($0.name) is in no layer") }
    return unknown + silent + homeless
  }
}
