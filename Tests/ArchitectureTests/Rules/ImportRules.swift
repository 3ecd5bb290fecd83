extension Rule {
  static let importRules = [
    Rule("every imported module is declared", findings: undeclaredImports),
    Rule("Foundation is only the fallback of FoundationEssentials", findings: plainFoundation),
    Rule("what our checks cannot compile stands in targets of its own", findings: strayAdapters),
    Rule("modules of one platform are imported where they exist", findings: unguardedImports),
    Rule("the C library is imported in files named +POSIX only", findings: strayPOSIX),
  ]

  /// Part of every toolchain this product builds with.
  private static let toolchain: Set = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "Observation",
    "Synchronization", "Glibc", "Darwin",
  ]

  private static let platformModules: Set = [
    "FoundationEssentials", "FoundationNetworking", "Glibc", "Darwin",
  ]

  @Sendable private static func undeclaredImports(_ tree: Tree) -> [RuleViolation] {
    tree.sources.flatMap { file -> [RuleViolation] in
      guard let target = tree.target(of: file) else { return [] }
      let isTest = target.type == "test" || tree.layers[target.name] == LayerMap.testSupport
      let known = toolchain.union(target.edges).union(isTest ? ["Testing"] : [])
      return file.imports.filter { found in
        !known.contains(found.module) && !isGuardedForeign(found, in: tree)
      }
      .map { RuleViolation(file, line: $0.line, "\(target.name) does not declare \($0.module)") }
    }
  }

  /// Code behind such an import is compiled by nobody here, and can break the build of a client.
  @Sendable private static func strayAdapters(_ tree: Tree) -> [RuleViolation] {
    tree.sources.filter(\.isProduct).flatMap { file -> [RuleViolation] in
      guard let target = tree.target(of: file)?.name, !LayerMap.adapters.contains(target) else {
        return []
      }
      return file.imports.filter { found in
        !toolchain.contains(found.module) && found.module != "Musl"
          && isGuardedForeign(found, in: tree)
      }
      .map { RuleViolation(file, line: $0.line, "\(target) is no place for \($0.module)") }
    }
  }

  /// Whether the import is of a system module that only some platforms have.
  private static func isGuardedForeign(_ found: SourceFile.Import, in tree: Tree) -> Bool {
    let isOurs = tree.root.targets.contains { $0.name == found.module }
    return !isOurs && found.conditions.contains("canImport(\(found.module))")
  }

  /// A target that asks the network has all of Foundation with it anyway.
  @Sendable private static func plainFoundation(_ tree: Tree) -> [RuleViolation] {
    let networked = Set(
      tree.sources.filter { $0.imports.contains { $0.module == "FoundationNetworking" } }
        .compactMap { tree.target(of: $0)?.name })
    return tree.sources.filter(\.isProduct).flatMap { file -> [RuleViolation] in
      if let target = tree.target(of: file)?.name, networked.contains(target) { return [] }
      return file.imports.filter {
        $0.module == "Foundation"
          && !$0.conditions.contains("!(canImport(FoundationEssentials))")
      }
      .map { RuleViolation(file, line: $0.line, "imports all of Foundation") }
    }
  }

  @Sendable private static func unguardedImports(_ tree: Tree) -> [RuleViolation] {
    tree.sources.flatMap { file in
      file.imports.filter { found in
        platformModules.contains(found.module)
          && !found.conditions.contains("canImport(\(found.module))")
          && !(found.module == "Darwin" && found.conditions.contains("!(canImport(Glibc))"))
      }
      .map { found in
        RuleViolation(
          file, line: found.line, "\(found.module) needs #if canImport(\(found.module))")
      }
    }
  }

  @Sendable private static func strayPOSIX(_ tree: Tree) -> [RuleViolation] {
    tree.sources.filter { !$0.name.hasSuffix("+POSIX.swift") }.flatMap { file in
      file.imports.filter { ["Glibc", "Darwin"].contains($0.module) }
        .map { RuleViolation(file, line: $0.line, "imports \($0.module) outside a +POSIX file") }
    }
  }
}
