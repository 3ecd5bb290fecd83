extension Rule {
  static let layerRules = [
    Rule("declared edges follow the layer map", findings: declaredEdges),
    Rule("imports follow the layer map", findings: importedEdges),
    Rule("every module is in a known layer", findings: unknownLayers),
    Rule("what serves any app knows nothing of meals", findings: knowledgeOfMeals),
    Rule("a small module stays small for its clients", findings: growth),
  ]

  @Sendable private static func declaredEdges(_ tree: Tree) -> [RuleViolation] {
    tree.root.targets.filter { $0.type != "test" }.flatMap { target in
      target.dependencies.compactMap { edge in
        LayerMap.objection(from: target.name, to: edge.name, in: tree)
          .map { RuleViolation("Package.swift", "\(target.name) depends on \(edge.name): \($0)") }
      }
    }
  }

  @Sendable private static func importedEdges(_ tree: Tree) -> [RuleViolation] {
    tree.sources.filter(\.isProduct).flatMap { file -> [RuleViolation] in
      guard let module = tree.target(of: file)?.name else { return [] }
      return file.imports.compactMap { found in
        LayerMap.objection(from: module, to: found.module, in: tree)
          .map { RuleViolation(file, line: found.line, "imports \(found.module): \($0)") }
      }
    }
  }

  @Sendable private static func unknownLayers(_ tree: Tree) -> [RuleViolation] {
    let known = LayerMap.order + [LayerMap.testSupport]
    return tree.root.targets.filter { $0.type != "test" }.compactMap { target in
      guard let layer = tree.layers[target.name] else {
        return RuleViolation("Package.swift", "\(target.name) is in no layer")
      }
      return known.contains(layer)
        ? nil : RuleViolation("Package.swift", "\(target.name) is in the unknown layer \(layer)")
    }
  }

  @Sendable private static func growth(_ tree: Tree) -> [RuleViolation] {
    LayerMap.unreached.sorted { $0.key < $1.key }.flatMap { module, others in
      tree.targets(below: module).intersection(others).sorted()
        .map { RuleViolation("Package.swift", "clients of \(module) come to compile \($0)") }
    }
  }

  @Sendable private static func knowledgeOfMeals(_ tree: Tree) -> [RuleViolation] {
    LayerMap.mealFree.sorted().filter { tree.targets(below: $0).contains(LayerMap.meals) }
      .map { RuleViolation("Package.swift", "\($0) comes to know \(LayerMap.meals)") }
  }
}
