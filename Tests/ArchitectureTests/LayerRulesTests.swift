import Testing

@Suite struct LayerRulesTests {
  @Test(arguments: [
    ("MealModels", "Journal"),  // upwards
    ("MealModels", "PrintedText"),  // between models
    ("Journal", "Preferences"),  // from what imports nothing
    ("AppWords", "DesignSystem"),
    ("DesignSystem", "MealModels"),
    ("MealCatalog", "Presentation"),
    ("MealCatalog", "FoodFacts"),  // which do not know each other
    ("Presentation", "MealCatalog"),  // downwards, but not what screens show
    ("Presentation", "Journal"),
    ("AppShell", "PresentationSamples"),  // what no app shows
    ("MealCatalog", "MealCatalogCompiling"),  // what tools share
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
    ("AppShell", "DesignSystem"), ("Journal", "Codecs"), ("MealModels", "Codecs"),
    ("MealAdvisorVerbs", "PresentationSamples"),
  ])
  func `an edge of the map is let pass`(module: String, other: String) {
    let tree = Tree.sample(file: "Packages/\(module)/Sources/\(module)/a.swift", "import \(other)")
    #expect(Rule.findings("imports follow the layer map", in: tree) == [])
  }

  @Test(arguments: [("MealPlan", true), ("AppRecord", false), ("HouseholdSharing", false)])
  func `screens know the rules of their subject, and nothing that opens what is stored`(
    rules: String, isKnown: Bool
  ) {
    let tree = Tree.sample { tree in
      for (name, edges) in [
        ("MealPlan", []), ("AppRecord", []), ("HouseholdSharing", ["AppRecord"]),
      ] {
        tree.layers[name] = "rules"
        tree.root.targets.append(
          .init(name: name, type: "regular", dependencies: edges.map(Manifest.Edge.init(name:))))
      }
    }
    #expect((LayerMap.objection(from: "Presentation", to: rules, in: tree) == nil) == isKnown)
  }

  @Test func `tests may import test support`() {
    let path = "Packages/MealCatalog/Tests/MealCatalogTests/a.swift"
    let tree = Tree.sample(file: path, "import Snapshots")
    #expect(Rule.findings("imports follow the layer map", in: tree) == [])
  }

  @Test func `a tool may import test support, a program for people may not`() {
    let tree = Tree.sample { tree in
      for name in ["mealadvisor-bench", "mealadvisor-demo"] {
        tree.layers[name] = "programs"
        tree.root.targets.append(.init(name: name, type: "executable", path: "Apps/\(name)"))
      }
      tree.root.products.append(.init(name: "mealadvisor-demo", targets: ["mealadvisor-demo"]))
    }
    #expect(LayerMap.objection(from: "mealadvisor-bench", to: "Snapshots", in: tree) == nil)
    #expect(LayerMap.objection(from: "mealadvisor-demo", to: "Snapshots", in: tree) != nil)
  }

  @Test(arguments: [nil, "cellar"])
  func `a module without a layer, or in an unknown one, is found`(layer: String?) {
    let tree = Tree.sample { $0.layers["Journal"] = layer }
    #expect(Rule.findings("every module is in a known layer", in: tree).count == 1)
  }

  @Test(arguments: ["PremiumGate", "Journal"])
  func `meals that come to a module for any app by others are found`(module: String) {
    let tree = Tree.sample { tree in
      tree.root.targets.append(
        .init(name: "PremiumGate", type: "regular", dependencies: [.init(name: "Journal")]))
      for index in tree.root.targets.indices where tree.root.targets[index].name == module {
        tree.root.targets[index].dependencies.append(.init(name: "MealModels"))
      }
    }
    let findings = Rule.findings("what serves any app knows nothing of meals", in: tree)
    #expect(findings.map(\.message) == ["PremiumGate comes to know MealModels"])
  }

  @Test func `what a small module comes to compile through another one is found`() {
    let tree = Tree.sample { tree in
      for (name, other) in [("CulinaryFoods", "MealLists"), ("MealLists", "FoodFacts")] {
        tree.root.targets.append(
          .init(name: name, type: "regular", dependencies: [.init(name: other)]))
      }
    }
    let findings = Rule.findings("a small module stays small for its clients", in: tree)
    #expect(findings.map(\.message) == ["clients of CulinaryFoods come to compile FoodFacts"])
  }
}
