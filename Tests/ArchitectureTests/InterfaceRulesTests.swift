import Testing

@Suite struct InterfaceRulesTests {
  private let path = "Packages/Journal/Sources/Journal/File.swift"

  @Test(arguments: [
    ("public struct Hit {\n  public let id: Int\n}", [1]),
    ("public struct Hit {\n  public private(set) var id = 1\n  init() {}\n}", [1]),
    ("public struct Hit: Sendable {\n  public var id = 1 {\n    didSet {}\n  }\n}", [1]),
    ("extension Hits {\n  public struct Hit {\n    public let id: Int\n  }\n}", [2]),
    ("public struct Hits {\n  public struct Hit {\n    public let id: Int\n  }\n}", [2]),
    (
      "public struct Hit {\n  public let id: Int\n  public enum Kind {\n    public init() {}\n  }\n}",
      [1]
    ),
  ])
  func `a public struct of values without a public initialiser is found`(
    text: String, lines: [Int]
  ) {
    #expect(closed(text) == lines.map { "\(path):\($0)" })
  }

  @Test(arguments: [
    "public struct Hit {\n  public let id: Int\n  public init(id: Int) {}\n}",
    "public struct Hit {\n  public let id: Int\n}\n\nextension Hit {\n  public init?() {}\n}",
    "public struct Hit<ID>\nwhere ID: Sendable {\n  public let id: ID\n  public init(_ id: ID) {}\n}",
    "public struct Position {\n  let count: Int\n}",
    "public struct Table {\n  public static let all = 1\n  public var one: Bool { 1 == 1 }\n}",
    "struct Hit {\n  let id: Int\n}",
    "public enum Kind {\n  public struct Hit {\n    public init() {}\n    public let id: Int\n  }\n}",
  ])
  func `other structs are let pass`(text: String) {
    #expect(closed(text) == [])
  }

  @Test func `an initialiser may stand in another file, not in another module`() {
    let hit = "public struct Hit {\n  public let id: Int\n}"
    let made = "extension Hit {\n  public init() {}\n}"
    var tree = Tree.sample(file: path, hit)
    let beside = "Packages/Preferences/Sources/Preferences/Hit.swift"
    tree.sources.append(SourceFile(path: beside, text: made))
    #expect(closed(tree) == ["\(path):1"])
    let own = "Packages/Journal/Sources/Journal/Hit+Making.swift"
    tree.sources.append(SourceFile(path: own, text: made))
    #expect(closed(tree) == [])
  }

  @Test func `screens and apps may keep their values closed`() {
    let path = "Packages/AppShell/Sources/AppShell/Hit.swift"
    #expect(closed(.sample(file: path, "public struct Hit {\n  public let id: Int\n}")) == [])
  }

  @Test(arguments: [
    ("public actor Journal {}", ["1"]), ("struct Journal: Sendable {", ["1"]),
    ("enum Other {\n  final class Journal<Event> {}\n}", ["2"]),
    ("typealias Journal = Int", ["1"]), ("struct EventJournal {}", []),
    ("import Journal\n// struct Journal\nlet a = \"struct Journal\"", []),
    ("enum JournalError {}", []),
  ])
  func `a type that is called like its module is found`(text: String, lines: [String]) {
    let rule = "no type is called like its module"
    #expect(Rule.places(rule, in: .sample(file: path, text)) == lines.map { "\(path):\($0)" })
    let beside = "Packages/MealModels/Sources/MealModels/File.swift"
    #expect(Rule.places(rule, in: .sample(file: beside, text)) == [])
  }

  @Test(arguments: [
    ("Preferences/Sources/Preferences", "let hit: Hit?", true),
    ("Preferences/Tests/PreferencesTests", "let hit: Hit?", true),
    ("Journal/Sources/Journal", "extension Hits {\n  public func all() -> [Hit] { [] }\n}", true),
    ("Journal/Sources/Journal", "enum Answer {\n  case found(Hit)\n}", true),
    ("Journal/Sources/Journal", "public func add(\n  _ hit: Hit\n) {}", true),
    ("Journal/Sources/Journal", "public func add(\n  _ a: Int\n) {}\nlet hit: Hit?", false),
    ("Journal/Sources/Journal", "let hit: Hit?\n// public let hit: Hit?", false),
    ("Journal/Tests/JournalTests", "let hit: Hit?", false),
    ("Preferences/Sources/Preferences", "let hit: Hits?\n// Hit", false),
  ])
  func `a public type that only its module uses is found`(
    folder: String, text: String, isShared: Bool
  ) {
    var tree = Tree.sample(file: path, "public struct Hit {}")
    tree.sources.append(SourceFile(path: "Packages/\(folder)/Other.swift", text: text))
    #expect(unshared(tree) == (isShared ? [] : ["\(path):1"]))
  }

  @Test(arguments: ["struct Hit {}", "package struct Hit {}", "public func hit() -> Hit? { nil }"])
  func `a type that is not public may be used in its module alone`(text: String) {
    #expect(unshared(.sample(file: path, text)) == [])
  }

  @Test func `a public type that a document of its package names is let pass`() {
    var tree = Tree.sample(file: path, "public final class Hit: Sendable {}")
    tree.documented = ["Preferences": ["Hit"], "Journal": ["Hits"]]
    #expect(unshared(tree) == ["\(path):1"])
    tree.documented["Journal"] = ["Hit"]
    #expect(unshared(tree) == [])
  }

  @Test func `a former name may stay public in the file of former names`() {
    let former = "public typealias Hit = Int"
    #expect(unshared(.sample(file: path, former)) == ["\(path):1"])
    let file = "Packages/Journal/Sources/Journal/DeprecatedNames.swift"
    #expect(unshared(.sample(file: file, former)) == [])
  }

  @Test func `code that only the tools of a package share is not public`() {
    let folder = "Packages/Journal/Sources/JournalCompiling"
    let file = "\(folder)/Compiler.swift"
    var tree = Tree.sample(file: file, "public struct Compiler {}")
    tree.root.targets.append(.init(name: "JournalCompiling", type: "regular", path: folder))
    tree.documented["Journal"] = ["Compiler"]
    #expect(unshared(tree) == ["\(file):1"])
  }

  private func unshared(_ tree: Tree) -> [String] {
    Rule.places("a public type is used elsewhere or meant for clients", in: tree)
  }

  private func closed(_ text: String) -> [String] { closed(.sample(file: path, text)) }

  private func closed(_ tree: Tree) -> [String] {
    Rule.places("clients can make the values that they receive", in: tree)
  }
}
