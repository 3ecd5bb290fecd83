import Testing

@Suite struct CommentRulesTests {
  private let path = "Packages/Journal/Sources/Journal/File.swift"

  @Test(arguments: [
    "/// Nobody asked.", "  /// The key. Somebody may read it.", "/// - Whoever waits goes on.",
    "/// Is it there? Anybody can tell.", "/// Somebody's own.",
    "/// What the shop sells.", "/// Reads the key. Which one is asked for decides.",
  ])
  func `a doc comment that leaves open who acts is found`(text: String) {
    #expect(places(text, in: path) == ["\(path):1"])
  }

  @Test(arguments: [
    "/// The eater asked.", "/// A name that nobody knows.", "// Nobody asked.",
    "/// Such as \"Nobody\".", "/// A key, and what it opens.", "/// The page `Somebody` opens.",
    "let text = \"Nobody asked.\"",
  ])
  func `other comments and texts are let pass`(text: String) {
    #expect(places(text, in: path) == [])
  }

  @Test(arguments: [
    "Packages/Journal/Tests/JournalTests/FileTests.swift",
    "Packages/Journal/Sources/Journal/Generated/File.swift",
  ])
  func `tests and generated files are let pass`(path: String) {
    #expect(places("/// Nobody asked.", in: path) == [])
  }

  @Test(arguments: [
    ("Nobody asks.", true), ("The key. Whoever has it may read.", true),
    ("- Somebody waits.", true),
    ("1. Which one it is, a seed decides.", true), ("What it holds: pages.", false),
    ("A page that nobody reads.", false), ("```\nNobody asks.\n```", false),
  ])
  func `a sentence of a document that leaves open who acts is found`(text: String, found: Bool) {
    let readme = "Packages/Journal/README.md"
    let tree = Tree.sample { $0.documents = [Document(path: readme, text: text)] }
    let places = Rule.places("a sentence of a document begins with who acts", in: tree)
    #expect(!places.isEmpty == found)
  }

  private func places(_ text: String, in path: String) -> [String] {
    Rule.places("a sentence of a doc comment begins with who acts", in: .sample(file: path, text))
  }
}
