import Testing

@Suite struct NoticeRulesTests {
  @Test(arguments: [
    ("Journal/Data/words.txt", ["Packages/Journal/Data/more.tsv"]),
    ("Journal/Data/", []),
    ("Journal/", []),
    ("words.txt", ["Packages/Journal/Data/words.txt", "Packages/Journal/Data/more.tsv"]),
  ])
  func `a file of data that the notices do not name is found`(name: String, unnamed: [String]) {
    let tree = Tree.sample {
      $0.paths += ["words.txt", "more.tsv", "Shape.swift"].map { "Packages/Journal/Data/\($0)" }
      $0.paths += ["Packages/Journal/Tests/Lists/words.txt", "Tests/Data/words.txt"]
      $0.documents = [Document(path: "Packages/Notices.md", text: "| `\(name)` | ours |")]
    }
    #expect(Rule.places("each file of data that ships is in the notices", in: tree) == unnamed)
  }

  @Test func `Swift that was made from data is data`() {
    let path = "Packages/Journal/Sources/Journal/Generated/Words.swift"
    let tree = Tree.sample { $0.paths.append(path) }
    #expect(Rule.places("each file of data that ships is in the notices", in: tree) == [path])
  }

  @Test(arguments: [
    ("# Changes\n\n## [1.2.0] - Unreleased\n\n## [1.1.0]", true), ("## [1.1.0]\n## [1.2.0]", false),
    ("## Next", false), ("", false),
  ])
  func `a changelog of another version is found`(text: String, holds: Bool) {
    var tree = Tree.sample(
      file: "Packages/PrintedText/Sources/PrintedText/MealAdvisorRelease.swift",
      "enum MealAdvisorRelease { static let version = \"1.2.0\" }")
    tree.documents = [Document(path: "Packages/Changelog.md", text: text)]
    let rule = "the changelog begins with the version of the release"
    #expect(Rule.findings(rule, in: tree).isEmpty == holds)
    #expect(Rule.findings(rule, in: .sample) == [])
  }

  @Test(arguments: [
    ("let program = Program(version: \"0.1.0\", home: serve)", false),
    ("let program = Program(version: MealAdvisorRelease.version)", true),
    ("// version: \"0.1.0\"", true),
  ])
  func `a program with a version of its own is found`(text: String, holds: Bool) {
    let rule = "programs print the version of the release"
    let path = "Apps/tea-demo/main.swift"
    #expect(Rule.places(rule, in: .sample(file: path, text)) == (holds ? [] : [path + ":1"]))
    let elsewhere = "Packages/Journal/Sources/Journal/Program.swift"
    #expect(Rule.places(rule, in: .sample(file: elsewhere, text)) == [])
  }
}
