import Testing

@Suite struct CopyRulesTests {
  private let path = "Packages/Presentation/Sources/Presentation/Copy/English+Home.swift"

  @Test(arguments: [
    ("Tap the button to get a meal that all of you can eat.", true),
    ("Premium lets you save unlimited meals and build your personal cookbook", false),
    ("Unavailable nutrition personalization", true),  // a label, too short to be graded
    ("One two three four five six seven. Again, one two three. And four five six.", true),
    (String(repeating: "go ", count: 26) + "now.", false),
  ])
  func `a text that is hard to read is found`(text: String, isPlain: Bool) {
    let places = Rule.places(rule, in: table("\"home.body\": \"\(text)\","))
    #expect(places == (isPlain ? [] : ["\(path):2"]))
  }

  @Test func `every form of a plural is read, and long texts as they are joined`() {
    let hard = "the unavailable personalization of nutritional recommendations"
    let table = table(
      """
        "home.count": .plural(
          one: "It is \(hard).", other: "They are \(hard)."),
        "home.body": \"\"\"
        It is the unavailable personalization \\
        of nutritional recommendations.
        \"\"\",
      """)
    #expect(Rule.places(rule, in: table) == ["\(path):3", "\(path):3", "\(path):4"])
  }

  @Test func `a text that the requirements give is let pass`() {
    let text = "Premium lets you save unlimited meals and build your personal cookbook"
    #expect(Rule.places(rule, in: table("\"favorites.premium.body\": \"\(text)\",")) == [])
  }

  @Test func `texts outside of tables are not graded`() {
    let text = "let a = [\"home.body\": \"the unavailable personalization of some nutrition data\"]"
    #expect(Rule.places(rule, in: .sample(file: path, text)) == [])
  }

  @Test func `texts that are hard together are found`() {
    let texts = (1...5).map { number in
      "\"home.text-\(number)\": \"Every assistant remembers what you and the others like to eat.\","
    }
    let whole = "all texts of screens together are easy to read"
    #expect(Rule.places(rule, in: table(texts.joined(separator: "\n"))) == [])
    #expect(Rule.places(whole, in: table(texts.joined(separator: "\n"))) == ["CopyTable"])
    let easy = "\"home.easy\": \"You can eat all of it with me now. Then we go home.\","
    #expect(Rule.places(whole, in: table((texts.prefix(1) + [easy]).joined(separator: "\n"))) == [])
  }

  @Test(arguments: [
    ("Set your limits anew.", "anew"), ("Nobody knows it.", "nobody"),
    ("It breaks a limit by now.", "by now"), ("It Is No Food", "is no food"),
    ("A number that is none", "is none"), ("Those are no meals.", "are no meals"),
  ])
  func `a phrase that needs a second reading is found`(text: String, phrase: String) {
    let findings = Rule.findings(riddles, in: .sample(file: path, "let a = \"\(text)\""))
    #expect(findings == [RuleViolation("\(path):1", "'\(phrase)' in: \(text)")])
  }

  @Test(arguments: [
    "let a = \"There is no connection.\"", "let a = \"There are none.\"",
    "let a = \"It is no longer shared.\"",
    "// Nobody knows it.", "let key = \"nobody\"", "let key = \"account.nobody.footer\"",
    "let a = \"Remember it now.\"",
  ])
  func `other texts are let pass`(text: String) {
    #expect(Rule.findings(riddles, in: .sample(file: path, text)) == [])
  }

  @Test func `tests may say it`() {
    let test = "Packages/Presentation/Tests/PresentationTests/HomeTests.swift"
    #expect(Rule.findings(riddles, in: .sample(file: test, "f(\"Nobody knows it.\")")) == [])
  }

  private let rule = "texts of screens read at a seventh-grade level"
  private let riddles = "texts for people say who acts, and deny by a verb"

  private func table(_ rows: String) -> Tree {
    .sample(file: path, "let texts: [CopyKey: CopyEntry] = [\n\(rows)\n]")
  }
}
