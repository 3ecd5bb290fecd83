import SeededRandom
import Testing

@testable import RecipePages

@Suite struct HTMLTests {
  private func lines(_ html: String) -> [String] {
    let tree = PageTree("<body>" + html + "</body>")
    return tree.first(.body).map { tree.lines(of: $0) } ?? []
  }

  @Test(arguments: [
    ("<p>one<p>two", ["one", "two"]),
    ("<ul><li>a<li>b</ul>c", ["a", "b", "c"]),
    ("<table><tr><td>1<td>cup<tr><td>2</table>", ["1", "cup", "2"]),
    ("a<br>b<br/>c", ["a", "b", "c"]),
    ("<b><p>bold</b> on</p>", ["bold on"]),
    ("</div>left", ["left"]),
    ("<!-- no --> yes <!-->too", ["yes too"]),
    ("a <! no> b </ no> c <? no> d", ["a b c d"]),
    ("2 < 3 and 3 > 2", ["2 < 3 and 3 > 2"]),
    ("<script>\"<p>no</p>\"</script>yes", ["yes"]),
    ("<script><!-- <script> </script> --></script>yes", ["yes"]),
    ("<style>p > a {}</style >yes", ["yes"]),
    ("<p title='a > b' class=x>text", ["text"]),
    ("<svg><path d=x /><text>no</text></svg>yes", ["yes"]),
    ("<span style='display: none'>no</span>yes", ["yes"]),
    ("left<p title=\"never ended", ["left"]),
  ])
  func `a page is read as browsers read it`(html: String, expected: [String]) {
    #expect(lines(html) == expected)
  }

  @Test(arguments: [
    ("&frac12; &amp; &#189; &#xBD;", "½ & ½ ½"),
    ("&eacute&egrave; &notit; &nonsense;", "éè ¬it; &nonsense;"),
    ("&#146;&#x92;&#128;", "’’€"),
    ("&#0;&#xD800;&#x110000;", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("a&nbsp;b&shy;c&#8203;d", "a bcd"),
    ("R&D & co &", "R&D & co &"),
    ("&scaron;&odblac;&aogon;", "šőą"),
  ])
  func `entities are characters`(html: String, expected: String) {
    #expect(lines(html) == [expected])
  }

  @Test func `an old name before a letter is text in an address`() {
    let tree = PageTree("<a href='?a=1&copy=2&amp;b=&lt;'>x</a>")
    #expect(tree.value(.href, of: 0) == "?a=1&copy=2&b=<")
  }

  @Test func `of two attributes with one name the first counts`() {
    let tree = PageTree("<p class=a CLASS=b id>x</p>")
    #expect(tree.value(.class, of: 0) == "a")
    #expect(tree.value(.id, of: 0) == "")
  }

  @Test func `text outside tags is never lost`() {
    var random = SeededGenerator(seed: 11)
    let parts = [
      "<b>", "</b>", "<p>", "</p>", "<li>", "</ul>", "<td>", "</td>", "<a href='>'>", "</a>",
      "<br>",
      "<!-- - > -->", "<!doctype x>", "</>", "< ", "&", "&#", "<?x?>", "<i a=\"<\">", "</table x>",
      "<h2/>",
    ]
    for _ in 0..<Sample.count(quick: 60, whole: 300) {
      let words = (0..<12).map { "word\($0)" }
      let html = words.map {
        parts[Int.random(in: 0..<parts.count, using: &random)] + " " + $0 + " "
      }
      let text = lines(html.joined()).joined(separator: " ")
      #expect(text.split(separator: " ").filter { $0.hasPrefix("word") }.map(String.init) == words)
    }
  }

  @Test func `every byte is read once`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let bytes = (0..<200).map { _ in
        Array("<>/!-?=\"'& abscripttitle".utf8)[Int.random(in: 0..<24, using: &random)]
      }
      bytes.withUnsafeBufferPointer { buffer in
        var tokens = HTMLTokens(buffer)
        var (steps, place) = (0, 0)
        while tokens.next() != nil {
          #expect(tokens.place > place || tokens.place == bytes.count)
          place = tokens.place
          steps += 1
        }
        #expect(tokens.place == bytes.count)
        #expect(steps <= bytes.count)
      }
    }
  }

  @Test func `ten thousand nested tags are read`() {
    let html =
      String(repeating: "<div>", count: 10_000) + "deep"
      + String(repeating: "</div>", count: 10_000) + "<p>after"
    #expect(lines(html) == ["deep", "after"])
  }

  @Test func `deep nesting keeps to few open elements`() {
    let tree = PageTree(String(repeating: "<i>", count: 5_000) + "x")
    let depths = tree.nodes.indices.map { node in
      var (depth, place) = (0, node)
      while let parent = tree.parent(of: place) { (depth, place) = (depth + 1, parent) }
      return depth
    }
    #expect(depths.max() == PageTreeBuilding.deepest)
  }

  @Test func `the range of an element contains its children`() {
    var random = SeededGenerator(seed: 3)
    let parts = [
      "<div>", "</div>", "<p>", "<li>", "</ul>", "<ul>", "<td>", "<table>", "x", "</b>", "<b>",
    ]
    for _ in 0..<200 {
      let html = (0..<40).map { _ in parts[Int.random(in: 0..<parts.count, using: &random)] }
        .joined()
      let tree = PageTree(html)
      for node in tree.nodes.indices {
        #expect(tree.nodes[node].end > Int32(node) && tree.nodes[node].end <= tree.nodes.count)
        guard let parent = tree.parent(of: node) else { continue }
        #expect(parent < node && tree.nodes[parent].end >= tree.nodes[node].end)
      }
    }
  }
}
