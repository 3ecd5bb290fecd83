extension Rule {
  static let manifestRules = [
    Rule("every package builds alone and is listed in the root", findings: listedPackages),
    Rule("a package's manifest and the root agree on targets", findings: agreeingTargets),
    Rule("a package's manifest and the root agree on the rest", findings: agreeingHeads),
    Rule("packages depend only on folders beside them", findings: packageDependencies),
  ]

  @Sendable private static func listedPackages(_ tree: Tree) -> [Finding] {
    let folders = tree.packageFolders
    let listed = Set(tree.root.targets.compactMap { tree.home(of: $0.name) })
    return folders.flatMap { folder -> [Finding] in
      let place = "Packages/\(folder)"
      let unlisted = listed.contains(folder) ? [] : [Finding(place, "is not in the root manifest")]
      if let reason = tree.unreadable[folder] {
        return unlisted + [Finding(place, "its manifest cannot be read: \(reason)")]
      }
      guard let manifest = tree.packages[folder] else {
        return unlisted + [Finding(place, "has no manifest of its own")]
      }
      guard manifest.name == folder else {
        return unlisted + [Finding(place, "its manifest calls it \(manifest.name)")]
      }
      return unlisted
    }
      + listed.subtracting(folders).sorted().map {
        Finding("Package.swift", "lists Packages/\($0), which is not there")
      }
  }

  @Sendable private static func agreeingTargets(_ tree: Tree) -> [Finding] {
    tree.packages.sorted { $0.key < $1.key }.flatMap { folder, manifest -> [Finding] in
      let place = "Packages/\(folder)/Package.swift"
      let atRoot = tree.root.targets.filter { $0.folder.hasPrefix("Packages/\(folder)/") }
      let names = Set((atRoot + manifest.targets).map(\.name)).sorted()
      return names.flatMap { name -> [Finding] in
        guard let own = manifest.targets.first(where: { $0.name == name }) else {
          return [Finding(place, "lacks the target \(name) of the root")]
        }
        guard let target = atRoot.first(where: { $0.name == name }) else {
          return [Finding(place, "has the target \(name), which the root lacks")]
        }
        return differences(own, target, in: folder).map { Finding(place, "\(name): \($0)") }
      }
    }
  }

  private static func differences(
    _ own: Manifest.Target, _ atRoot: Manifest.Target, in folder: String
  ) -> [String] {
    var texts: [String] = []
    func compare<Value: Equatable>(_ what: String, _ left: Value, _ right: Value) {
      if left != right { texts.append("\(what) \(left) here, \(right) in the root") }
    }
    compare("type", own.type, atRoot.type)
    compare("folder", "Packages/\(folder)/\(own.folder)", atRoot.folder)
    compare("dependencies", own.edges.sorted(), atRoot.edges.sorted())
    compare("exclusions", own.exclude.sorted(), atRoot.exclude.sorted())
    compare("settings", own.settings, atRoot.settings)
    return texts
  }

  @Sendable private static func agreeingHeads(_ tree: Tree) -> [Finding] {
    tree.packages.sorted { $0.key < $1.key }.flatMap { folder, manifest -> [Finding] in
      let products = tree.root.products
        .filter { $0.targets.contains { tree.home(of: $0) == folder } }
      let pairs = [
        ("tools version", manifest.toolsVersion == tree.root.toolsVersion),
        ("platforms", manifest.platforms == tree.root.platforms),
        ("language modes", manifest.swiftLanguageVersions == tree.root.swiftLanguageVersions),
        ("products", sorted(manifest.products) == sorted(products)),
      ]
      return pairs.filter { !$0.1 }
        .map { Finding("Packages/\(folder)/Package.swift", "\($0.0) differ from the root's") }
    }
  }

  private static func sorted(_ products: [Manifest.Product]) -> [Manifest.Product] {
    products.sorted { $0.name < $1.name }
  }

  @Sendable private static func packageDependencies(_ tree: Tree) -> [Finding] {
    let atRoot = tree.root.dependencies.map { _ in
      Finding("Package.swift", "has a package dependency, so that nobody can depend on it")
    }
    return atRoot
      + tree.packages.sorted { $0.key < $1.key }.flatMap { folder, manifest -> [Finding] in
        let edges = manifest.targets.flatMap(\.dependencies).compactMap { tree.home(of: $0.name) }
        let needed = Set(edges).subtracting([folder]).sorted()
        let declared = manifest.dependencies.map { $0.folder?.lastComponent ?? "(not a folder)" }
        guard declared.sorted() != needed else { return [] }
        let message = "depends on packages \(declared.sorted()), its targets need \(needed)"
        return [Finding("Packages/\(folder)/Package.swift", message)]
      }
  }
}
