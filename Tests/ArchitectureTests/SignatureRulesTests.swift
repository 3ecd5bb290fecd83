import Testing

@Suite struct SignatureRulesTests {
  private let path = "Packages/Journal/Sources/Journal/File.swift"

  @Test(arguments: [
    "func add(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {}",
    "  private static func add<T>(_ a: T, to b: Int, _ c: Int, _ d: Int, _ e: Int) {}",
    "  public init?(\n    _ a: Int, _ b: [Int: Int] = [:],\n    _ c: (Int, Int) -> Void, _ d: Int\n  )",
    "  init<T: P>(_ a: Array<T>, _ b: Int, _ c: @autoclosure () -> T, _ d: Int) {}",
    "subscript(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int { 0 }",
    "@Test func `adds four`(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {}",
    "protocol P { func add(_ a: Int, _ b: Int, _ c: Int, _ d: Int) }",
  ])
  func `a function with four unlabelled parameters is found`(text: String) {
    #expect(places(text, in: path) == ["\(path):1"])
    let test = "Packages/Journal/Tests/JournalTests/FileTests.swift"
    #expect(places(text, in: test) == ["\(test):1"])
  }

  @Test(arguments: [
    "func add(_ a: Int, _ b: Int, _ c: Int, d: Int) {}",
    "func add(\n  _ a: Int, _ b: Int, _ c: (_ x: Int, _ y: Int) -> Void\n)",
    "func add(_ a: Int, to b: Int, _ c: Int, with d: Int = f(1, 2, 3, 4)) {}",
    "case add(_ a: Int, _ b: Int, _ c: Int, _ d: Int)",
    "let add: (_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Void",
    "self.init(1, 2, 3, 4)", "static func < (_ a: Self, _ b: Self) -> Bool { true }",
    "// func add(_ a: Int, _ b: Int, _ c: Int, _ d: Int)",
    "let text = \"func add(_ a: Int, _ b: Int, _ c: Int, _ d: Int)\"",
  ])
  func `labelled parameters, closures and cases are let pass`(text: String) {
    #expect(places(text, in: path) == [])
  }

  @Test func `generated files are let pass`() {
    let path = "Packages/Journal/Sources/Journal/Generated/File.swift"
    #expect(places("func add(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {}", in: path) == [])
  }

  private func places(_ text: String, in path: String) -> [String] {
    Rule.places(
      "no function takes four or more unlabelled parameters", in: .sample(file: path, text))
  }
}
