extension Tree {
  /// A small repository that keeps every rule, for tests to break in one place.
  static let sample: Tree = {
    var tree = Tree()
    tree.topLevel = [".git", "Apps", "Package.swift", "Packages", "README.md", "Scripts", "Tests"]
    tree.add("Codecs", to: "models", [])
    tree.add("MealModels", to: "models", [])
    tree.add("PrintedText", to: "models", [])
    tree.add("Journal", to: "rules", [])
    tree.layers["MealCatalogCompiling"] = "rules"
    tree.add("Preferences", to: "rules", ["Journal", "MealModels"])
    tree.add("MealCatalog", to: "rules", ["MealModels"])
    tree.add("FoodFacts", to: "rules", ["MealModels"])
    tree.add("AppWords", to: "looks", [])
    tree.add("DesignSystem", to: "looks", [])
    tree.add("Presentation", to: "looks", ["DesignSystem", "MealModels", "Preferences"])
    tree.add("PresentationSamples", to: "looks", ["Presentation"])
    tree.add("AppShell", to: "app", ["DesignSystem"])
    tree.add("ScreenCommands", to: "app", ["DesignSystem"])
    tree.add("Snapshots", to: "tests", [])
    return tree
  }()

  /// The sample with one change.
  static func sample(_ change: (inout Tree) -> Void) -> Tree {
    var tree = sample
    change(&tree)
    return tree
  }

  /// The sample with one more file, which belongs to the target of its folder.
  static func sample(file path: String, _ text: String) -> Tree {
    sample {
      $0.paths.append(path)
      $0.sources.append(SourceFile(path: path, text: text))
    }
  }

  private mutating func add(_ name: String, to layer: String, _ edges: [String]) {
    let dependencies = edges.map(Manifest.Edge.init(name:))
    let folder = "Packages/\(name)"
    var target = Manifest.Target(name: name, type: "regular", dependencies: dependencies)
    var tests = Manifest.Target(
      name: "\(name)Tests", type: "test", dependencies: [.init(name: name)])
    let product = Manifest.Product(name: name, targets: [name])
    target.path = "\(folder)/\(target.folder)"
    tests.path = "\(folder)/\(tests.folder)"
    root.products.append(product)
    root.targets += [target, tests]
    layers[name] = layer
    let catalog = "\(target.folder)/\(name).docc"
    paths += ["README.md", "Package.swift"].map { "\(folder)/\($0)" }
    paths += ["\(name).md", "Your-first-\(name).md"].map { "\(catalog)/\($0)" }
  }
}

extension Rule {
  /// The places at which a tree breaks the rule of a name.
  static func places(_ name: String, in tree: Tree) -> [String] {
    findings(name, in: tree).map(\.place)
  }

  static func findings(_ name: String, in tree: Tree) -> [RuleViolation] {
    guard let rule = all.first(where: { $0.name == name }) else {
      return [RuleViolation(name, "is no rule")]
    }
    return rule.findings(tree)
  }
}
