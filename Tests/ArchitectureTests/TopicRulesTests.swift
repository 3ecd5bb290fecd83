import Testing

@Suite struct TopicRulesTests {
  private let file = "Packages/Journal/Sources/Journal/Hit.swift"
  private let page = "Packages/Journal/Sources/Journal/Journal.docc/Journal.md"
  private let article = "Packages/Journal/Sources/Journal/Journal.docc/Hits.md"

  @Test(arguments: [
    "public struct Hit {}", "public final class Hit<ID>: Sendable {}", "public actor Hit {}",
    "public indirect enum Hit {}", "public typealias Hit = Int", "@frozen public enum Hit {}",
  ])
  func `a public type under no topic is found`(text: String) {
    let missing = [RuleViolation(page, "lists Hit under no topic")]
    #expect(findings(text) == missing)
    #expect(findings(text, topics: "- ``Hit/id``") == missing)
    #expect(findings(text, topics: "- ``Hit``") == [])
  }

  @Test(arguments: [
    "See ``Hit``.\n\n## Topics", "## Topics\n\n### Hits\n\nA ``Hit`` is found.",
    "## Topics\n\n## Hits\n\n- ``Hit``", "## Topics\n\n```\n- ``Hit``\n```",
  ])
  func `what names a type outside of the lists of topics does not list it`(text: String) {
    let findings = findings("public struct Hit {}", [page: text])
    #expect(findings == [RuleViolation(page, "lists Hit under no topic")])
  }

  @Test func `a type that two topics list is found, in an article as well`() {
    let twice = findings("public enum Hit {}", topics: "- ``Hit``\n\n### More\n\n- ``Hit``")
    #expect(twice == [RuleViolation("\(page):9", "lists Hit again")])
    let list = "## Topics\n\n### Hits\n\n- ``Hit``"
    let apart = findings("public enum Hit {}", [page: list, article: list])
    #expect(apart.map(\.message) == ["lists Hit again"])
  }

  @Test func `an article may list a type that the page does not`() {
    let pages = [page: "# Page", article: "# Hits\n\n## Topics\n\n### Hits\n\n- ``Hit``"]
    #expect(findings("public enum Hit {}", pages) == [])
  }

  @Test(arguments: [
    ("- ``Gone``", "Gone is no public type"), ("- ``Gone/id``", "Gone is no public type"),
    ("- ``Inner``", "Inner is no public type"), ("- ``HitList``", "HitList is no public type"),
  ])
  func `a name that is no public type is found`(topic: String, message: String) {
    let text = "public struct Hit {\n  public struct Inner {}\n}\nstruct HitList {}"
    let findings = findings(text, topics: "- ``Hit``\n\(topic)")
    #expect(findings == [RuleViolation("\(page):6", message)])
  }

  @Test(arguments: [
    "- ``Hit/id``", "- ``MealModels/Meal/hits``", "- ``expectHit(_:)``", "- <doc:Your-first-hit>",
  ])
  func `other links are let pass`(topic: String) {
    #expect(findings("public struct Hit {}", topics: "- ``Hit``\n\(topic)") == [])
  }

  @Test func `a former name is not listed`() {
    let former = "Packages/Journal/Sources/Journal/DeprecatedNames.swift"
    var tree = Tree.sample(file: former, "public typealias Hit = Int")
    let rule = "the topics of a module list each public type once"
    #expect(Rule.findings(rule, in: tree) == [])
    tree.documents = [Document(path: page, text: "## Topics\n\n- ``Hit``")]
    #expect(Rule.findings(rule, in: tree).map(\.message) == ["Hit is no public type"])
  }

  @Test func `what stands in topics does not mean that a document names it`() {
    let lines = Document.linesOutsideTopics(of: "one\n## Topics\n- ``Hit``\n## See\ntwo")
    #expect(lines == ["one", "## See", "two"])
  }

  private func findings(_ text: String, topics: String) -> [RuleViolation] {
    findings(text, [page: "## Topics\n\n### Hits\n\n\(topics)"])
  }

  private func findings(_ text: String, _ pages: [String: String] = [:]) -> [RuleViolation] {
    var tree = Tree.sample(file: file, text)
    tree.documents = pages.sorted { $0.key < $1.key }.map { Document(path: $0.key, text: $0.value) }
    return Rule.findings("the topics of a module list each public type once", in: tree)
  }
}
