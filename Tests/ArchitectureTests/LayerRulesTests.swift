import Testing

@Suite struct LayerRulesTests {
  @Test(arguments: [
    ("MealModels", "Journal"),  // upwards
    ("Preferences", "MealCatalog"),  // between rules, no edge drawn
    ("Journal", "Preferences"),  // a drawn edge, the wrong way round
    ("MealCatalog", "Presentation"),
    ("Presentation", "MealCatalog"),  // downwards, but not for Presentation
    ("Presentation", "Journal"),
    ("AppShell", "MealModels"),
    ("DesignSystem", "MealModels"),
    ("MealCatalog", "Snapshots"),  // test support
    ("Snapshots", "MealModels"),
  ])
  func `an edge off the map is found in manifest and source`(module: String, other: String) {
    let declared = Tree.sample { tree in
      for index in tree.root.targets.indices where tree.root.targets[index].name == module {
        tree.root.targets[index].dependencies.append(.init(name: other))
      }
    }
    #expect(Rule.places("declared edges follow the layer map", in: declared) == ["Package.swift"])
    let path = "Packages/\(module)/Sources/\(module)/a.swift"
    let imported = Tree.sample(file: path, "\nimport \(other)")
    #expect(Rule.places("imports follow the layer map", in: imported) == ["\(path):2"])
  }

  @Test(arguments: [
    ("Preferences", "Journal"), ("MealCatalog", "MealModels"), ("Presentation", "Preferences"),
    ("AppShell", "DesignSystem"),
  ])
  func `an edge of the map is let pass`(module: String, other: String) {
    let tree = Tree.sample(file: "Packages/\(module)/Sources/\(module)/a.swift", "import \(other)")
    #expect(Rule.findings("imports follow the layer map", in: tree) == [])
  }

  @Test func `tests may import test support`() {
    let path = "Packages/MealCatalog/Tests/MealCatalogTests/a.swift"
    let tree = Tree.sample(file: path, "import Snapshots")
    #expect(Rule.findings("imports follow the layer map", in: tree) == [])
  }

  @Test func `a program that measures may import test support, one for people may not`() {
    let tree = Tree.sample { tree in
      for name in ["mealadvisor-bench", "mealadvisor-demo"] {
        tree.table.append(TableRow(name: name, layer: "apps", hasPurpose: true))
      }
    }
    #expect(LayerMap.objection(from: "mealadvisor-bench", to: "Snapshots", in: tree) == nil)
    #expect(LayerMap.objection(from: "mealadvisor-demo", to: "Snapshots", in: tree) != nil)
  }

  @Test func `a row without layer or purpose is found`() {
    let rule = "every module has a row under a layer that says what it is for"
    let silent = Tree.sample { $0.table[0].hasPurpose = false }
    let unknown = Tree.sample { $0.table[0].layer = "cellar" }
    let homeless = Tree.sample { $0.table.removeFirst() }
    for tree in [silent, unknown, homeless] {
      #expect(Rule.findings(rule, in: tree).count == 1)
    }
  }
}
