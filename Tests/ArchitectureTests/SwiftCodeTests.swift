import Testing

@Suite struct SwiftCodeTests {
  @Test(arguments: [
    ("a // try!", "a"),
    ("a /* x /* y */ z */ b", "a                   b"),
    ("let a = \"try! // x\"; b", "let a = \"         \"; b"),
    (#"f("a\"b"); c"#, #"f("    "); c"#),
    (#"f("a\(try! g("x)"))b"); c"#, #"f("  (try! g("  ")) "); c"#),
    ("f(#\"a\"b\\(x)\"#); c", "f(#\"       \"#); c"),
    ("`a \"torn\" tail`() // x", "`             `()"),
    ("#if canImport(Glibc)", "#if canImport(Glibc)"),
  ])
  func `comments, strings and raw names are blanked`(text: String, code: String) {
    let line = SwiftCode(text).lines[0]
    #expect(line.count == text.count)
    #expect(line.trimmingSuffix == code.trimmingSuffix)
  }

  @Test func `lines stay where they are`() {
    let text = "a\n/* b\n c */ d\n\"\"\"\n  try! \" x\n  \"\"\"\ne\n"
    #expect(
      SwiftCode(text).lines == [
        "a", "    ", "      d", "\"\"\"", "          ", "  \"\"\"", "e", "",
      ])
  }
}

extension String {
  fileprivate var trimmingSuffix: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
