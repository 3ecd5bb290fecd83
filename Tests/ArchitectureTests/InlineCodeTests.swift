import Testing

@Suite struct InlineCodeTests {
  private let rule = "code that documents and comments name is declared"
  private let folder = "Packages/Journal/Sources/Journal/"

  @Test(arguments: [
    ("`Event.owner` and `Event.date`", "Event.owner"),
    ("`Journal(directory:)`", "Journal(directory:)"),
    ("`Event(directory:)`", "Event(directory:)"),
    ("`Event(on: today, at: place)`", "Event(on:at:)"),
    ("`Event.moved(by:)`", "Event.moved(by:)"),
    ("`event.moved(by: 3)`", "moved(by:)"),
    ("`moved(by:)`", "moved(by:)"),
    ("`Event.Kind.third`", "Kind.third"),
    ("`Journal.Event.owner`", "Event.owner"),
    ("`log.append(Event(of: today))`", "Event(of:)"),
    ("It is `.third`.", ".third"),
    ("`.both(by:)`", ".both(by:)"),
    ("```swift\nlet event = Event(on: 1)  // or Event(in: 1)\n```", "Event(in:)"),
  ])
  func `code that nothing declares is found`(text: String, name: String) {
    #expect(findings(text).map(\.message) == ["nothing declares \(name)"])
  }

  @Test(arguments: [
    "`Event(on:)`, `Event(on: today)`, `Event(…)`, `Event.init(on:)`, `Event.self`",
    "`Event.moved(to:)`, `event.moved(to: 3).date`, `Event.moved(to:animated:)`",
    "`try await event.moved(to: place, animated: true)`", "`Event.moved(to:) { … }`",
    "`.first`, `Kind.both(_:)`, `Event.Kind.first.rawValue`, `Journal.Event`",
    "`URL(filePath: path)`, `Date.now`, `names.sorted(by:)`", "`.md`, `Record.swift`, `1.5`",
    "`plan (of a week)`, `home.open`", "```swift\nEvent(in: 1)\n```",
    "```swift\nprint(event)  // Event(in: 1)\n```", "```\nEvent(in: 1)\n```",
    "## What was renamed\n\n`Event.owner` is `Event.date`.",
  ])
  func `other code is let pass`(text: String) {
    #expect(findings(text) == [])
  }

  @Test func `comments before declarations are read, with their samples`() {
    var tree = tree("")
    tree.sources.append(
      SourceFile(
        path: folder + "Note.swift",
        text: """
          /// Like `Event.owner`, but `Event.date`.
          ///
          /// ```swift
          /// let note = Note(event: Event(in: 1), .own)
          /// ```
          struct Note { let text = "/// `Event.owner`" }  // `Event.owner`
          """))
    #expect(
      Rule.findings(rule, in: tree).map(\.description) == [
        "\(folder)Note.swift:1: nothing declares Event.owner",
        "\(folder)Note.swift:4: nothing declares Event(in:)",
        "\(folder)Note.swift:4: nothing declares Note(event:_:)",
      ])
  }

  @Test func `what only the tests of a package declare does not count`() {
    var tree = tree("`Event.owner`")
    let tests = "Packages/Journal/Tests/JournalTests/Event+Owner.swift"
    tree.sources.append(
      SourceFile(path: tests, text: "extension Event { var owner: Int { 1 } }"))
    #expect(Rule.findings(rule, in: tree).count == 1)
  }

  private func findings(_ text: String) -> [RuleViolation] {
    Rule.findings(rule, in: tree(text))
  }

  private func tree(_ text: String) -> Tree {
    var tree = Tree.sample(
      file: folder + "Record.swift",
      """
      public struct Event {
        public var date: String
        public init(on date: String) {}
        func moved(to place: Int, animated: Bool = false, then: () -> Void = {}) {}
        enum Kind: String { case first, both(Int) }
      }
      """)
    tree.documents = [Document(path: "Packages/Journal/README.md", text: text)]
    return tree
  }
}
