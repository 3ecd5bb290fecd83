import Testing

@Suite struct ManualRulesTests {
  private let readme = "Packages/Journal/README.md"

  @Test(arguments: [
    "", "\n## Rules\n\n- One event after the other.\n", "\n## Tasks\n\n### A fourth\n\nIn words.\n",
    "\n```swift\nimport Foundation\nimport MealModels\n```\n",
  ])
  func `a manual is let pass, with other sections before the limits`(further: String) {
    #expect(findings(Self.install + Self.tasks(3) + further + Self.limits) == [])
  }

  @Test(arguments: [
    (tasks(3) + limits, "has no section Install"),
    (install.replacing("Journal", with: "Snapshots") + tasks(3) + limits, noProduct),
    (install.replacing("```", with: "") + tasks(3) + limits, noProduct),
    (install + tasks(3) + "\n```swift\nimport Codecs\n```\n" + limits, unnamed),
    (install + tasks(3), "has no section Limits with words"),
    (install + tasks(3) + "\n## Limits\n", "has no section Limits with words"),
    (install + tasks(2) + limits, tooFew),
    (install + tasks(2) + "\n### Watch\n\nIn words alone.\n" + limits, tooFew),
    (install + tasks(2) + limits + tasks(1), tooFew),
  ])
  func `what a manual lacks is found`(text: String, fault: String) {
    #expect(findings(text) == [RuleViolation(readme, fault)])
  }

  @Test(arguments: ["Packages/Journal/Design.md", "Packages/README.md", "README.md"])
  func `only a README of a package is a manual`(path: String) {
    #expect(findings("# Journal\n", at: path) == [])
  }

  @Test func `a block belongs to its section, and a heading inside it is code`() {
    let sections = Document(path: readme, text: "# A\n\nWords.\n\n```\n## B\n```\n").sections
    #expect(sections.map(\.heading) == ["", "# A"])
    #expect(sections[1].blocks == ["## B"])
    #expect(sections.map(\.hasWords) == [false, true])
  }

  private static let noProduct = "has no '.product(name:' of its package in the section Install"
  private static let unnamed =
    "does not name 'Codecs' in the section Install, which a sample imports"
  private static let tooFew = "has 2 tasks with a sample between Install and Limits, of three"
  private static let limits = "\n## Limits\n\n- It asks nobody.\n"
  private static let install = """

    ## Install

    ```swift
    .package(url: "https://example.com/mealadvisor.git", branch: "main"),
    .product(name: "Journal", package: "mealadvisor"),
    // Likewise for the samples: MealModels
    ```

    """

  private static func tasks(_ count: Int) -> String {
    String(repeating: "\n### Store it\n\n```swift\nimport Journal\n```\n", count: count)
  }

  private func findings(
    _ text: String, at path: String = "Packages/Journal/README.md"
  ) -> [RuleViolation] {
    let tree = Tree.sample { $0.documents = [Document(path: path, text: text)] }
    return Rule.findings("a README of a package is a manual", in: tree)
  }
}
