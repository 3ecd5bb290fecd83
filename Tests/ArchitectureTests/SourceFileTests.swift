import Testing

@Suite struct SourceFileTests {
  @Test(arguments: [
    ("import MealModels", "MealModels"),
    ("  @testable import Journal", "Journal"),
    ("@_exported public import Layout", "Layout"),
    ("internal import struct MealModels.Recipe", "MealModels"),
    ("import Layout.Inner;", "Layout"),
  ])
  func `an import is read in every spelling`(line: String, module: String) {
    #expect(SourceFile(path: "a.swift", text: line).imports == [.init(module: module, line: 1)])
  }

  @Test(arguments: ["// import A", "let important = 1", "\"\"\"\nimport A\n\"\"\"", "f(import: x)"])
  func `text that only looks like an import is ignored`(text: String) {
    #expect(SourceFile(path: "a.swift", text: text).imports.isEmpty)
  }

  @Test func `an import knows the branch it stands in`() {
    let text = """
      #if canImport(A)
      import A
      #elseif os(Linux)
      import B
      #else
      #if DEBUG
      import C
      #endif
      #endif
      import D
      """
    #expect(
      SourceFile(path: "a.swift", text: text).imports == [
        .init(module: "A", line: 2, conditions: ["canImport(A)"]),
        .init(module: "B", line: 4, conditions: ["!(canImport(A))", "os(Linux)"]),
        .init(module: "C", line: 7, conditions: ["!(canImport(A))", "!(os(Linux))", "DEBUG"]),
        .init(module: "D", line: 10),
      ])
  }

  @Test(arguments: [
    ("Packages/X/Sources/X/a.swift", true), ("Apps/demo/a.swift", true),
    ("Packages/X/Tests/XTests/a.swift", false), ("Tests/XTests/a.swift", false),
  ])
  func `sources ship and tests do not`(path: String, isProduct: Bool) {
    #expect(SourceFile(path: path, text: "").isProduct == isProduct)
  }
}
