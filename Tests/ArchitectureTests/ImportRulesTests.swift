import Testing

@Suite struct ImportRulesTests {
  private let path = "Packages/MealCatalog/Sources/MealCatalog/a.swift"
  private let testPath = "Packages/MealCatalog/Tests/MealCatalogTests/a.swift"

  @Test(arguments: ["DesignSystem", "Testing", "XCTest", "Vapor", "SwiftUI"])
  func `an import that the manifest does not declare is found`(module: String) {
    #expect(undeclared(path, "import \(module)") == ["\(path):1"])
  }

  @Test(arguments: [
    "import MealModels", "import Synchronization",
    "#if canImport(StoreKit)\nimport StoreKit\n#endif",
  ])
  func `the rule allows imports that are declared, in the toolchain or of one system`(text: String)
  {
    #expect(undeclared(path, text) == [])
  }

  @Test func `a guard does not excuse a module of ours`() {
    let text = "#if canImport(DesignSystem)\nimport DesignSystem\n#endif"
    #expect(undeclared(path, text) == ["\(path):2"])
  }

  @Test func `tests declare what they import too`() {
    #expect(undeclared(testPath, "import Testing\n@testable import MealCatalog") == [])
    #expect(undeclared(testPath, "import MealModels") == ["\(testPath):1"])
  }

  @Test(arguments: [
    "import Foundation", "#if os(Linux)\nimport Foundation\n#endif",
    "#if canImport(FoundationEssentials)\nimport Foundation\n#endif",
  ])
  func `plain Foundation is found in sources alone`(text: String) {
    let rule = "Foundation is only the fallback of FoundationEssentials"
    #expect(Rule.findings(rule, in: .sample(file: path, text)).count == 1)
    #expect(Rule.findings(rule, in: .sample(file: testPath, text)) == [])
  }

  @Test func `the usual fallback is let pass`() {
    let text = """
      #if canImport(FoundationEssentials)
        import FoundationEssentials
      #else
        import Foundation
      #endif
      """
    for rule in Rule.importRules {
      #expect(rule.findings(.sample(file: path, text)) == [])
    }
  }

  @Test(arguments: ["FoundationEssentials", "FoundationNetworking", "Glibc", "Darwin"])
  func `a module of one platform needs its guard`(module: String) {
    let rule = "modules of one platform are imported where they exist"
    #expect(Rule.places(rule, in: .sample(file: path, "import \(module)")) == ["\(path):1"])
    let guarded = "#if canImport(\(module))\nimport \(module)\n#endif"
    #expect(Rule.findings(rule, in: .sample(file: path, guarded)) == [])
  }

  @Test func `the C library is found outside POSIX files`() {
    let rule = "the C library is imported in files named +POSIX only"
    let text = "#if canImport(Glibc)\nimport Glibc\n#else\nimport Darwin\n#endif"
    #expect(Rule.places(rule, in: .sample(file: path, text)) == ["\(path):2", "\(path):4"])
    let posix = "Packages/MealCatalog/Sources/MealCatalog/File+POSIX.swift"
    for rule in Rule.importRules {
      #expect(rule.findings(.sample(file: posix, text)) == [])
    }
  }

  private func undeclared(_ path: String, _ text: String) -> [String] {
    Rule.places("every imported module is declared", in: .sample(file: path, text))
  }

  @Test(arguments: ["MealCatalog": 1, "AppleAccounts": 0, "MealCatalogTests": 0])
  func `code for other systems is in separate targets`(module: String, count: Int) {
    var tree = Tree.sample
    var apple = Manifest.Target(name: "AppleAccounts", type: "regular", dependencies: [])
    apple.path = "Packages/AppleAccounts/Sources/AppleAccounts"
    tree.root.targets.append(apple)
    let folder = tree.root.targets.first { $0.name == module }?.folder ?? ""
    for (name, found) in [("StoreKit", count), ("Musl", 0)] {
      let text = "#if canImport(\(name))\nimport \(name)\n#endif"
      tree.sources = [SourceFile(path: "\(folder)/File.swift", text: text)]
      let rule = "what our checks cannot compile stands in targets of its own"
      #expect(Rule.places(rule, in: tree).count == found)
    }
  }
}
