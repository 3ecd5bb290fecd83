import Testing

@Suite struct CodeRulesTests {
  private let path = "Packages/Journal/Sources/Journal/File.swift"

  @Test(arguments: [(400, 0), (401, 1)])
  func `a file may have 400 lines`(lines: Int, count: Int) {
    let text = String(repeating: "let a = 1\n", count: lines)
    let rule = "no file is longer than 400 lines"
    #expect(Rule.findings(rule, in: .sample(file: path, text)).count == count)
    let generated = "Packages/Journal/Sources/Journal/Generated/File.swift"
    #expect(Rule.findings(rule, in: .sample(file: generated, text)) == [])
  }

  @Test(arguments: [
    "struct MealManager {}", "  private enum DateUtils {", "final class TestHelper {}",
    "protocol StoreBase {}", "actor Common {}", "typealias Utilities = Int",
  ])
  func `a type whose name says no role is found`(text: String) {
    #expect(vague(.sample(file: path, text)) == ["\(path):1"])
  }

  @Test(arguments: ["FileManager.default", "struct Database {}", "let helper = 1", "// enum Utils"])
  func `other uses of the words are let pass`(text: String) {
    #expect(vague(.sample(file: path, text)) == [])
  }

  @Test func `a file whose name says no role is found`() {
    let path = "Packages/Journal/Sources/Journal/StringUtils.swift"
    #expect(vague(.sample(file: path, "")) == [path])
  }

  @Test(arguments: [
    "Bundle.module.path", "Theme.shared", "extension A: @unchecked Sendable {}",
    "nonisolated(unsafe) var a = 1", "fatalError()", "let a = try! f()", "f(\"\\(try! g())\")",
  ])
  func `the rule finds forced, shared and unchecked code`(text: String) {
    #expect(forbidden(text) == ["\(path):1"])
  }

  @Test func `tests may force and share`() {
    let path = "Packages/Journal/Tests/JournalTests/LockTests.swift"
    let tree = Tree.sample(file: path, "lock(Lock.shared)")
    #expect(Rule.findings("nothing in sources is forced, shared or unchecked", in: tree) == [])
  }

  @Test(arguments: [
    "a.sharedPlan", "lock(.shared)", "// try! this", "let a = \"fatalError\"",
    "func `try! is found`() {}",
    "notfatalError", "try? f()",
  ])
  func `words that only look forbidden are let pass`(text: String) {
    #expect(forbidden(text) == [])
  }

  @Test(arguments: ["let start = ContinuousClock.now", "print(a)", "at: Date())", "x(Date.now)"])
  func `a test that reads the clock or prints is found`(text: String) {
    let rule = "no test reads the clock or prints"
    let test = "Packages/Journal/Tests/JournalTests/LockTests.swift"
    #expect(Rule.places(rule, in: .sample(file: test, text)) == ["\(test):1"])
    #expect(Rule.places(rule, in: .sample(file: path, text)) == [])
  }

  @Test(arguments: [
    "let all = SafeLimits(preferences, in: foods)", "extension SafeLimits {", "x(SafeLimits.init)",
  ])
  func `safe limits that another file makes are found`(text: String) {
    #expect(limits(path, text) == ["\(path):1"])
    #expect(limits(making, text) == [])
  }

  @Test(arguments: [
    ("  init(_ a: Int) {}", 1), ("  public init() {}", 1), ("  fileprivate init() {}", 0),
  ])
  func `the file that makes safe limits keeps that to itself`(text: String, count: Int) {
    #expect(limits(making, text).count == count)
  }

  @Test(arguments: ["try service.safeLimits(of: stored)", "for limits: SafeLimits) {"])
  func `taking safe limits is let pass`(text: String) {
    #expect(limits(path, text) == [])
  }

  private let making = "Packages/EaterRecord/Sources/EaterMeals/Suggestions/SafeLimits.swift"

  private func limits(_ path: String, _ text: String) -> [String] {
    Rule.places("one file makes safe limits, of what could be read", in: .sample(file: path, text))
  }

  @Test(arguments: [
    ("AppShell", "let display = NutritionDisplay(mode)", true),
    ("AppShell", "PresentationContext(copy: copy)", true),
    ("AppShell", "let context: PresentationContext", false),
    ("Presentation", "display: NutritionDisplay = NutritionDisplay(.full)", true),
    ("Presentation", "let mode = TrackingMode.full", true),
    ("Presentation", "NutritionDisplay(.mindful), PresentationContext(copy: copy)", false),
    ("AppWords", "NutritionDisplay(.full)", false),
  ])
  func `a mode that no eater chose is found`(module: String, text: String, isFound: Bool) {
    let path = "Packages/\(module)/Sources/\(module)/File.swift"
    let places = Rule.places(
      "nutrition is shown as the eater's tracking mode says", in: .sample(file: path, text))
    #expect(places == (isFound ? ["\(path):1"] : []))
  }

  @Test func `the rule allows the code that makes the context of features`() {
    let path = "Packages/AppShell/Sources/AppShell/ScreenContext+Presentation.swift"
    let tree = Tree.sample(file: path, "PresentationContext(nutrition: NutritionDisplay(mode))")
    #expect(Rule.findings("nutrition is shown as the eater's tracking mode says", in: tree) == [])
  }

  private func vague(_ tree: Tree) -> [String] {
    Rule.places("names say a role instead of Manager, Helper, Utils, Base or Common", in: tree)
  }

  private func forbidden(_ text: String) -> [String] {
    Rule.places("nothing in sources is forced, shared or unchecked", in: .sample(file: path, text))
  }
}
