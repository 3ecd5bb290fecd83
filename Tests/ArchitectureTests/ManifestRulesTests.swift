import Testing

@Suite struct ManifestRulesTests {
  private let place = "Packages/Preferences/Package.swift"

  /// How a package's manifest can drift from the root.
  private static let drifts: [(String, @Sendable (inout Manifest) -> Void)] = [
    ("targets", { $0.targets[0].dependencies.removeLast() }),
    ("targets", { $0.targets[0].settings = .list([.text("unsafe")]) }),
    ("targets", { $0.targets[0].type = "executable" }),
    ("targets", { $0.targets[0].path = "Elsewhere" }),
    ("targets", { $0.targets[1].exclude = ["__Snapshots__"] }),
    ("targets", { $0.targets.removeLast() }),
    ("targets", { $0.targets.append(.init(name: "Extra", type: "regular")) }),
    ("the rest", { $0.products = [] }),
    ("the rest", { $0.platforms = .list([]) }),
    ("the rest", { $0.toolsVersion = .text("5.9") }),
    ("the rest", { $0.swiftLanguageVersions = nil }),
  ]

  @Test(arguments: drifts.indices)
  func `a package's manifest that drifts from the root is found`(index: Int) {
    let (subject, drift) = ManifestRulesTests.drifts[index]
    let tree = Tree.sample { tree in
      if let manifest = tree.packages["Preferences"] {
        var drifted = manifest
        drift(&drifted)
        tree.packages["Preferences"] = drifted
      }
    }
    let rule = "a package's manifest and the root agree on \(subject)"
    #expect(Rule.places(rule, in: tree) == [place])
  }

  @Test(arguments: [
    [Manifest.Dependency](),
    [.init(folder: "/r/Packages/Journal")],
    [.init(folder: "/r/Packages/Journal"), .init(folder: nil)],
  ])
  func `a package depends on the packages of its targets`(dependencies: [Manifest.Dependency]) {
    let tree = Tree.sample { $0.packages["Preferences"]?.dependencies = dependencies }
    #expect(Rule.places("packages depend only on folders beside them", in: tree) == [place])
  }

  @Test func `a package dependency of the root is found`() {
    let tree = Tree.sample { $0.root.dependencies = [.init(folder: "/r/Packages/Journal")] }
    #expect(
      Rule.places("packages depend only on folders beside them", in: tree) == ["Package.swift"])
  }

  @Test func `a package without row, manifest or right name is found`() {
    let rule = "every package builds alone and is listed in the root"
    let unlisted = Tree.sample { $0.paths.append("Packages/New/README.md") }
    #expect(Rule.places(rule, in: unlisted) == ["Packages/New", "Packages/New"])
    let broken = Tree.sample { $0.unreadable["Journal"] = "line 3" }
    #expect(Rule.places(rule, in: broken) == ["Packages/Journal"])
    let renamed = Tree.sample { $0.packages["Journal"]?.name = "journal" }
    #expect(Rule.places(rule, in: renamed) == ["Packages/Journal"])
    let gone = Tree.sample { $0.paths.removeAll { $0.hasPrefix("Packages/Journal/") } }
    #expect(Rule.places(rule, in: gone) == ["Package.swift"])
  }
}
