import Snapshots
import Testing

@Suite struct LineDiffTests {
  /// All texts of up to four lines over two letters.
  private static let smallTexts: [[String]] = {
    var texts: [[String]] = [[]]
    var last = texts
    for _ in 0..<4 {
      last = last.flatMap { text in ["a", "b"].map { text + [$0] } }
      texts += last
    }
    return texts
  }()

  @Test(arguments: smallTexts)
  func `a diff leads from one text to the other in the fewest steps`(old: [String]) {
    for new in LineDiffTests.smallTexts {
      let diff = LineDiff(from: text(old), to: text(new))
      #expect(diff.lines.compactMap(\.inReference) == old)
      #expect(diff.lines.compactMap(\.inActual) == new)
      #expect(diff.lines.count { $0.isKept } == longestCommon(old[...], new[...]))
      #expect(diff.hasChanges == (old != new))
    }
  }

  @Test func `a long rewritten part is one block`() {
    let old = (0..<3000).map { "old \($0)" }
    let new = (0..<3000).map { "new \($0)" }
    let diff = LineDiff(from: text(["top"] + old + ["end"]), to: text(["top"] + new + ["end"]))
    let block = old.map(LineDiff.Line.removed) + new.map(LineDiff.Line.added)
    #expect(diff.lines == [.kept("top")] + block + [.kept("end")])
  }

  @Test func `three lines of context stand around each change`() {
    let old = (1...20).map { "line \($0)" }
    var new = old
    new[4] = "changed"
    new.remove(at: 15)
    #expect(
      LineDiff(from: text(old), to: text(new)).text() == """
        @@ reference line 2, actual line 2 @@
          line 2
          line 3
          line 4
        - line 5
        + changed
          line 6
          line 7
          line 8
        @@ reference line 13, actual line 13 @@
          line 13
          line 14
          line 15
        - line 16
          line 17
          line 18
          line 19
        """)
  }

  @Test func `changes close together share a hunk`() {
    let old = (1...9).map { "line \($0)" }
    var new = old
    new[0] = "first"
    new[7] = "eighth"
    let hunks = LineDiff(from: text(old), to: text(new)).text().split(separator: "\n")
    #expect(hunks.count { $0.hasPrefix("@@") } == 1)
  }

  @Test(arguments: [
    ("a", "a  ", "- a\n+ a··"),
    ("a", "a \t", "- a\n+ a·⇥"),
    ("a b", "a\u{A0}b", "- a b\n+ a\\u{A0}b"),
    ("ab", "a\u{200B}b", "- ab\n+ a\\u{200B}b"),
    ("a", "a\r", "- a\n+ a\\u{D}"),
    ("é", "e\u{301}", "- \\u{E9}\n+ e\\u{301}"),  // alike to read
    ("é", "è", "- é\n+ è"),
    ("a", "", "- a"),
    ("a", "\n", "- a\n+"),
  ])
  func `invisible characters are made visible`(old: String, new: String, expected: String) {
    let body = LineDiff(from: old, to: new).text().split(separator: "\n").dropFirst()
    #expect(body.joined(separator: "\n") == expected)
  }

  @Test func `a very long diff is cut and says so`() {
    let new = (1...50).map { "line \($0)" }
    let cut = LineDiff(from: "", to: text(new)).text(limit: 10).split(separator: "\n")
    #expect(cut.count == 11)
    #expect(cut.last == "… 41 more lines")
  }

  @Test func `equal texts print nothing`() {
    #expect(LineDiff(from: "a\nb\n", to: "a\nb\n").text().isEmpty)
  }

  private func text(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }

  /// The naive reference: the length of the longest common subsequence.
  private func longestCommon(_ old: ArraySlice<String>, _ new: ArraySlice<String>) -> Int {
    guard let first = old.first, let other = new.first else { return 0 }
    if first == other { return 1 + longestCommon(old.dropFirst(), new.dropFirst()) }
    return max(longestCommon(old.dropFirst(), new), longestCommon(old, new.dropFirst()))
  }
}

extension LineDiff.Line {
  fileprivate var isKept: Bool { inReference != nil && inActual != nil }

  fileprivate var inReference: String? {
    switch self {
    case .kept(let line), .removed(let line): line
    case .added: nil
    }
  }

  fileprivate var inActual: String? {
    switch self {
    case .kept(let line), .added(let line): line
    case .removed: nil
    }
  }
}
