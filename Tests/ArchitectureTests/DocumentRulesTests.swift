import Testing

@Suite struct DocumentRulesTests {
  private let readme = "Packages/Journal/README.md"

  @Test(arguments: [
    ("Reads `EventLog`.", "name 'EventLog'"),
    ("Call `readAll()`.", "name 'readAll'"),
    ("The state `half-full`.", "name 'half-full'"),
    ("See `Reader.swift`.", "file 'Reader.swift'"),
    ("`Files/` has it.", "file 'Files/'"),
    ("`Scripts/gone` does it.", "file 'Scripts/gone'"),
    ("With `--brief` it is short.", "flag '--brief'"),
    ("Say `plan forget` first.", "command 'plan forget'"),
    ("```\nswift run gone\n```", "program 'gone'"),
    ("```\nJournal/check --brief\n```", "flag '--brief'"),
    ("Two lines of `code\nwith EventLog`.", "name 'EventLog'"),
    ("``EventLog`` is a link.", "name 'EventLog'"),
    ("## What was renamed\n\n## Next\n\n`EventLog`", "name 'EventLog'"),
  ])
  func `a name that the repository does not have is found`(text: String, name: String) {
    #expect(names(text).map(\.message) == ["there is no \(name)"])
  }

  @Test(arguments: [
    "Reads `Event.date` by `reading-order`.", "`Record.swift` is in `Journal/`.",
    "`Packages/Journal/README.md`, `Journal.docc/Journal.md`", "`plan fill --dry-run`, `plan ID`",
    "`swift run mealadvisor-demo plan fill`", "Plain EventLog, *half-full*, and `a sentence`.",
    "```swift\nlet log = EventLog()\n```", "`swift test --filter Event`, `diet-home`",
    "## What was renamed\n\n`EventLog` is `Event`.\n\n## Next",
    "An open ` tick and\n\nEventLog later.",
  ])
  func `other texts are let pass`(text: String) {
    #expect(names(text) == [])
  }

  @Test(arguments: [
    ("Keeps at most 1,024 tabs, within three days.", true), ("At most\n1,025 tabs.", false),
    ("It takes more than ten.", false), ("Up to 0.5 of it, below 1/7", true),
    ("```\nat most 7\n```", true), ("Of 7 tabs", true),
  ])
  func `a bound that the package does not have is found`(text: String, holds: Bool) {
    let rule = "documents state bounds that their package has"
    #expect(Rule.findings(rule, in: tree(readme, text)).isEmpty == holds)
    #expect(Rule.findings(rule, in: tree("README.md", text)) == [])
  }

  @Test(arguments: [
    ("[Map](../README.md), [it](Record.md#first), [web](https://example.com)", ["Record.md"]),
    ("<img src=\"map.svg\">", ["map.svg"]), ("[top](#top), `a[0](b.md)`", ["b.md"]),
    ("```\n[no](link.md)\n```", []),
  ])
  func `a link that leads nowhere is found`(text: String, links: [String]) {
    let findings = Rule.findings("links of documents lead to a file", in: tree(readme, text))
    #expect(findings.map(\.message) == links.map { "leads to \($0), which is not there" })
  }

  @Test(arguments: [
    ("# A map, of `all`\n\n[it](#a-map-of-all), [web](https://example.com#none)", []),
    ("## Files\n\n[it](README.md#files) and [no](#file)", ["#file"]),
    ("```\n# Files\n[no](#files)\n```\n[it](#files)", ["#files"]),
    ("[elsewhere](../Other.md#files)", []),
  ])
  func `a link to a heading that is not there is found`(text: String, links: [String]) {
    let findings = Rule.findings("links of documents lead to a heading", in: tree(readme, text))
    #expect(findings.map(\.message) == links.map { "leads to \($0), a heading that is not there" })
  }

  @Test(arguments: [
    ("Packages/Journal/README.md", 120, true), ("Packages/Journal/README.md", 121, false),
    ("Packages/README.md", 150, true), ("Packages/README.md", 151, false),
    ("Packages/Journal/Design.md", 500, true), ("README.md", 500, true),
  ])
  func `a README is short`(path: String, lines: Int, holds: Bool) {
    let text = String(repeating: "a\n", count: lines)
    let places = Rule.places("a README fits on a few screens", in: tree(path, text))
    #expect(places == (holds ? [] : [path]))
  }

  private func names(_ text: String) -> [RuleViolation] {
    Rule.findings("documents name what is in the repository", in: tree(readme, text))
  }

  /// The sample with a document, and with code that has some names.
  private func tree(_ path: String, _ text: String) -> Tree {
    let folder = "Packages/Journal/Sources/Journal/"
    var tree = Tree.sample(
      file: folder + "Record.swift",
      """
      struct Event { var date = "reading-order" }
      let form = CommandForm("plan fill", flags: [Flag("--dry-run", nil, "keep nothing")])
      let id = "diet-\\(home)"
      """)
    tree.sources.append(SourceFile(path: folder + "Owner.swift", text: "let owner = 1_024 + 3"))
    tree.root.targets.append(
      .init(name: "mealadvisor-demo", type: "executable", path: "Apps/mealadvisor-demo"))
    let above = Document(path: "Packages/README.md", text: "")
    tree.documents = [Document(path: path, text: text)] + (path == above.path ? [] : [above])
    return tree
  }
}
