extension Rule {
  static let treeRules = [
    Rule("nothing unexpected lies at the top level", findings: topLevel),
    Rule("every folder of sources or tests is in a manifest", findings: deadFolders),
    Rule("every package has a README", findings: readmes),
    Rule("every module has a catalogue with a first article", findings: catalogs),
    Rule("every folder of snapshots has its test file", findings: deadSnapshots),
    Rule("every file is of a known kind, and below 1 MB unless listed", findings: strangeFiles),
  ]

  @Sendable private static func topLevel(_ tree: Tree) -> [RuleViolation] {
    let allowed = ["Packages", "Apps", "Tests", "Scripts", "Package.swift", "README.md"]
    return tree.topLevel.filter { !$0.hasPrefix(".") && !allowed.contains($0) }
      .map {
        RuleViolation($0, "only \(allowed.joined(separator: ", ")) and dot-files belong here")
      }
  }

  @Sendable private static func deadFolders(_ tree: Tree) -> [RuleViolation] {
    let stray = tree.sources.filter { tree.target(of: $0) == nil }
      .map { moduleFolder(of: $0.path) }
    return Set(stray).sorted().map { RuleViolation($0, "has Swift files that no manifest lists") }
  }

  /// `Packages/X/Sources/Y` of a file in a package, else `Apps/X` or `Tests/X`.
  private static func moduleFolder(of path: String) -> String {
    let folders = path.split(separator: "/").dropLast()
    return folders.prefix(folders.first == "Packages" ? 4 : 2).joined(separator: "/")
  }

  @Sendable private static func readmes(_ tree: Tree) -> [RuleViolation] {
    tree.packageFolders.filter { !tree.paths.contains("Packages/\($0)/README.md") }
      .map { RuleViolation("Packages/\($0)", "has no README.md") }
  }

  /// `Sources/X/X.docc` holds a page `X.md` and an article `Your-first-….md`.
  @Sendable private static func catalogs(_ tree: Tree) -> [RuleViolation] {
    tree.root.targets.filter { $0.type == "regular" && !LayerMap.isToolPart($0.name) }
      .flatMap { module -> [RuleViolation] in
        let catalog = "\(module.folder)/\(module.name).docc"
        let page = "\(catalog)/\(module.name).md"
        let hasArticle = tree.paths.contains {
          $0.hasPrefix("\(catalog)/Your-first-") && $0.hasSuffix(".md")
        }
        return (tree.paths.contains(page) ? [] : [RuleViolation(page, "is not there")])
          + (hasArticle ? [] : [RuleViolation(catalog, "has no article Your-first-….md")])
      }
  }

  private static let kinds: Set<String> = [
    "swift", "md", "txt", "csv", "tsv", "json", "py", "js", "css", "sql", "cook", "png", "svg",
    "requirements", "yaml", "c", "swiftinterface", "LICENSE",
  ]

  /// Files of 1 MB and more: what the compilers of data write, and the table that one of them reads.
  private static let large: Set<String> = [
    "Packages/FoodFacts/Data/usda/foods.csv",
    "Packages/FoodFacts/Sources/CulinaryFoods/Generated/BundledFoods.swift",
    "Packages/FoodFacts/Sources/FoodFacts/Generated/BundledTable.swift",
    "Packages/IngredientLines/Sources/IngredientLines/Generated/BundledWeights.swift",
    "Packages/MealCatalog/Sources/MealCatalog/Generated/BundledCatalog.swift",
  ]

  @Sendable private static func strangeFiles(_ tree: Tree) -> [RuleViolation] {
    tree.paths.compactMap { path -> RuleViolation? in
      let name = path.split(separator: "/").last ?? ""
      let parts = name.split(separator: ".")
      guard parts.count > 1, kinds.contains(String(parts[parts.count - 1])) else {
        return RuleViolation(path, "is of no kind that belongs here")
      }
      let size = tree.sizes[path] ?? 0
      return size < 1_000_000 || large.contains(path)
        ? nil : RuleViolation(path, "has \(size) bytes; list it in TreeRules or make it smaller")
    }
  }

  @Sendable private static func deadSnapshots(_ tree: Tree) -> [RuleViolation] {
    let folders = tree.paths.compactMap { path -> [Substring]? in
      let parts = path.split(separator: "/")
      guard let index = parts.firstIndex(of: "__Snapshots__") else { return nil }
      return Array(parts.prefix(index + 2))
    }
    return Set(folders).compactMap { parts -> RuleViolation? in
      let beside = parts.dropLast(2).joined(separator: "/")
      let suite = parts[parts.count - 1]
      let isAlive = tree.paths.contains {
        $0.hasPrefix("\(beside)/\(suite).") || $0.hasPrefix("\(beside)/\(suite)+")
      }
      return isAlive
        ? nil : RuleViolation(parts.joined(separator: "/"), "has no test file \(suite).swift")
    }
    .sorted { $0.place < $1.place }
  }
}
