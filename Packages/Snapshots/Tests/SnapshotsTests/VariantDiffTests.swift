import Testing

@testable import Snapshots

@Suite struct VariantDiffTests {
  private let light = """
    size L light

    screen home
      ground = #FFF
    text title
      label = #000, weight = 700
    text body
      label = #000, weight = 400
    text end
      label = #000
    """

  @Test func `a value that changes in most lines is told once`() {
    let dark = light.replacing("label = #000", with: "label = #FFF")
      .replacing("ground = #FFF", with: "ground = #000")
    #expect(diff(light, dark).text == "ground = #FFF → #000\nlabel = #000 → #FFF\n")
  }

  @Test func `a line that differs beyond that is told with its place`() {
    let dark = light.replacing("label = #000", with: "label = #FFF")
      .replacing("#FFF, weight = 400", with: "#EEE, weight = 400")
      .replacing("light", with: "dark")
    #expect(
      diff(light, dark).text == """
        label = #000 → #FFF
        @@ start
        - size L light
        + size L dark
        @@ body + 1
        -   label = #000, weight = 400
        +   label = #EEE, weight = 400

        """)
  }

  @Test func `a value that changes in few lines is told at each`() {
    let dark = light.replacing("#000, weight = 700", with: "#FFF, weight = 700")
    #expect(
      diff(light, dark).text == """
        @@ title + 1
        -   label = #000, weight = 700
        +   label = #FFF, weight = 700

        """)
  }

  @Test func `an added or removed line in one section does not move the others`() {
    let dark = light.replacing("weight = 400", with: "weight = 500")
    let longer = "text first\n\(light)"
    #expect(diff(light, dark).edits == diff(longer, "text first\n\(dark)").edits)
  }

  @Test(arguments: ["", "\n", "a = b\n", "text a\n  b\n"])
  func `equal texts have an empty difference`(text: String) {
    #expect(diff(text, text).text.isEmpty)
    #expect(diff(text, text).applied(to: text, sections: section) == text)
  }

  /// All texts of up to three lines of these.
  private static let smallTexts: [String] = {
    let lines = ["text a", "x = 1", "x = 2, y = 1", ""]
    var texts = [""]
    var last = texts
    for _ in 0..<3 {
      last = last.flatMap { text in lines.map { text + $0 + "\n" } }
      texts += last
    }
    return texts
  }()

  @Test(arguments: smallTexts)
  func `the base and the text of the difference give the variant`(base: String) throws {
    var found: Set<String> = []
    for variant in Self.smallTexts {
      let text = diff(base, variant).text
      let read = try #require(VariantDiff(text: text))
      #expect(read.applied(to: base, sections: section) == variant)
      #expect(found.insert(text).inserted)
    }
  }

  // Letters that String calls equal, marks that join the blank before them, arrows, carriage returns.
  @Test(arguments: [
    ("x = caf\u{E9}", "x = cafe\u{301}"), ("a", "\u{301}a"), ("\u{301}a", "\u{301}b"),
    ("x = a → b", "x = a → c"), ("x = →", "x = → →"), ("x = a", "x = a\r"), ("x = a →", "x = b"),
    ("x = ", "x = \u{301}"), ("x = 1, ", "x = 2, "), ("  x = 1", " x = 2"), ("@@ a", "- a"),
    ("text  (", "text a"), ("text end\nx = 1", "text end\nx = 2\ny"), ("= 1", "= 2"),
  ])
  func `any byte counts`(base: String, variant: String) throws {
    let read = try #require(VariantDiff(text: diff(base, variant).text))
    let restored = try #require(read.applied(to: base, sections: section))
    #expect(restored.utf8.elementsEqual("\(variant)\n".utf8))
  }

  @Test func `sections of one name are told apart`() throws {
    let base = "text a\nx\ntext a\nx\n"
    let text = diff(base, "text a\nx\ntext a\ny\n").text
    #expect(text == "@@ a + 1 (2)\n- x\n+ y\n")
  }

  @Test(arguments: ["x", "x = 1", "x = 1 → 2 → 3", "- a", "@@ a\nx = 1 → 2"])
  func `a text of another form is no difference`(text: String) {
    #expect(VariantDiff(text: text) == nil)
  }

  @Test(arguments: ["@@ b\n- x", "@@ start\n- y", "@@ end\n- x", "@@ end\n@@ start"])
  func `a difference of another base cannot be applied`(text: String) throws {
    let diff = try #require(VariantDiff(text: text))
    #expect(diff.applied(to: "x\n", sections: section) == nil)
  }

  private func diff(_ base: String, _ variant: String) -> VariantDiff {
    VariantDiff(from: base, to: variant, sections: section)
  }

  private func section(_ line: String) -> String? {
    line.hasPrefix("text ") ? String(line.dropFirst(5)) : nil
  }
}
