import Testing

@Suite struct ProductRulesTests {
  @Test func `a library that is no product is found`() {
    let tree = Tree.sample { $0.root.products.removeAll { $0.name == "Journal" } }
    #expect(products(tree) == ["Package.swift: Journal is no product"])
  }

  @Test(arguments: [
    ("Packages/Journal/Sources/crash-test", "crash-test", false),
    ("Apps/mealadvisor-demo", "mealadvisor-demo", true),
  ])
  func `programs in packages are no products`(folder: String, name: String, isLetPass: Bool) {
    let tree = Tree.sample {
      $0.root.targets.append(.init(name: name, type: "executable", path: folder))
      $0.root.products.append(.init(name: name, targets: [name]))
    }
    #expect(products(tree).isEmpty == isLetPass)
  }

  @Test(arguments: [
    ("JournalCompiling", false), ("JournalTraining", false), ("JournalPages", true),
  ])
  func `a library of tools is not a product, and every other library is`(
    name: String, isProduct: Bool
  ) {
    let target = Manifest.Target(
      name: name, type: "regular", path: "Packages/Journal/Sources/\(name)")
    let inside = Tree.sample { $0.root.targets.append(target) }
    #expect(products(inside).isEmpty != isProduct)
    let outside = Tree.sample {
      $0.root.targets.append(target)
      $0.root.products.append(.init(name: name, targets: [name]))
    }
    #expect(products(outside).isEmpty == isProduct)
  }

  @Test func `a package dependency of the root is found`() {
    let tree = Tree.sample { $0.root.dependencies = [.text("a package")] }
    #expect(Rule.places("the root depends on no package", in: tree) == ["Package.swift"])
  }

  @Test func `tests are no products`() {
    #expect(products(.sample) == [])
  }

  @Test(arguments: [
    (ProductRulesTests.setting("swift", "treatAllWarnings", .text("error")), 1),
    (ProductRulesTests.setting("swift", "define", .text("X")), 1),
    (ProductRulesTests.setting("linker", "unsafeFlags", .list([.text("-lm")])), 1),
    (ProductRulesTests.setting("linker", "linkedLibrary", .text("m")), 0),
  ])
  func `flags in a manifest are found`(setting: JSON, count: Int) {
    let tree = Tree.sample { $0.root.targets[0].settings = .list([setting]) }
    #expect(Rule.findings("manifests set no flags of the compiler", in: tree).count == count)
  }

  @Test(arguments: [
    "let a = b.rounded(.up)", "a.round(.down)", "let a = b.squareRoot()",
    "let a = b.truncatingRemainder(dividingBy: 2)", "let a = b.addingProduct(1, 2)",
  ])
  func `rounding that nothing links the C library for is found`(text: String) {
    #expect(unlinked(rounding(text)) == ["\(path):1"])
  }

  @Test(arguments: [
    "let rounded = a", "// b.rounded()", "let a = ground(b)", "let a = \"x.round()\"",
  ])
  func `other words are let pass`(text: String) {
    #expect(unlinked(rounding(text)) == [])
  }

  @Test func `the module itself, or one below it, can link the C library`() {
    let text = "let a = b.rounded()"
    let imported = "#if canImport(FoundationEssentials)\n  import FoundationEssentials\n#endif\n"
    #expect(unlinked(rounding(imported + text)) == [])
    for name in ["Presentation", "DesignSystem"] {
      var tree = rounding(text)
      for index in tree.root.targets.indices where tree.root.targets[index].name == name {
        tree.root.targets[index].settings = .list([ProductRulesTests.mathematics])
      }
      #expect(unlinked(tree) == [])
    }
  }

  @Test(arguments: [
    ("Journal  print(EventID.random())", "public struct EventID: Sendable {}", true),
    ("Journal  print(EventID.random())", "struct EventID {}", false),
    ("Journal  print(EventID.random())", "public struct EventIDs {}", false),
    ("Diary  print(EventID.random())", "public struct EventID {}", false),
  ])
  func `a client of what is no longer public is found`(line: String, text: String, holds: Bool) {
    var tree = Tree.sample(file: "Packages/Journal/Sources/Journal/EventID.swift", text)
    tree.clients = Tree.clients(in: line)
    let places = Rule.places("the clients that are tried use public types of products", in: tree)
    #expect(places == (holds ? [] : ["Scripts/consume.programs:1"]))
  }

  private let path = "Packages/Presentation/Sources/Presentation/File.swift"

  private func rounding(_ text: String) -> Tree { .sample(file: path, text) }

  private func products(_ tree: Tree) -> [String] {
    Rule.findings("libraries are products and tools are none", in: tree).map(\.description)
  }

  private func unlinked(_ tree: Tree) -> [String] {
    Rule.places("what rounds links the mathematics of the C library", in: tree)
  }

  private static func setting(_ tool: String, _ kind: String, _ value: JSON) -> JSON {
    .object(["tool": .text(tool), "kind": .object([kind: .object(["_0": value])])])
  }

  private static let mathematics = JSON.object([
    "tool": .text("linker"),
    "kind": .object(["linkedLibrary": .object(["_0": .text("m")])]),
    "condition": .object(["platformNames": .list([.text("linux")])]),
  ])
}
