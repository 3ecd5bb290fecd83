import DesignSystem
import Testing

@testable import Layout

@Suite struct TextMeasureTests {
  private let measure = TextMeasure(pointSize: 16, weight: .regular)

  // C-L10: "See Recipe" at 16 points needs about 83.
  @Test func `a known text has its known width`() {
    let button = TextMeasure(pointSize: 16, weight: .medium)
    #expect(abs(button.width("See Recipe") - 83) < 2)
  }

  @Test func `bolder text is wider and widths add up`() {
    let bold = TextMeasure(pointSize: 16, weight: .bold)
    #expect(bold.width("Dinner") > measure.width("Dinner"))
    #expect(abs(measure.width("ab") - measure.width("a") - measure.width("b")) < 0.001)
  }

  @Test(arguments: [
    "", " ", "one", "one two three", "a\nb\n", "  padded  text ",
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    "日本語の長い文章はどこでも折り返すことができます", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "שלום עולם", "e\u{301}e\u{301}\u{200B}",
    String(repeating: "x", count: 10_000),
  ])
  func `lines keep every visible character and fit`(text: String) {
    let broken = measure.lines(of: text, width: 100).lines
    func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    #expect(letters(broken.joined()) == letters(text))
    #expect(!broken.isEmpty)
    for line in broken where line.count > 1 {
      #expect(measure.width(line) <= 100.02)
    }
  }

  // A naive reference: try every word, one at a time.
  @Test(arguments: [40.0, 77, 120, 358])
  func `breaking agrees with the naive way`(width: Double) {
    let text = "A rich, creamy chicken dish with sun-dried tomatoes and fresh spinach"
    var naive: [String] = []
    for word in text.split(separator: " ") {
      if let last = naive.last, measure.width("\(last) \(word)") <= width {
        naive[naive.count - 1] = "\(last) \(word)"
      } else {
        naive.append(String(word))
      }
    }
    guard naive.allSatisfy({ measure.width($0) <= width }) else { return }
    #expect(measure.lines(of: text, width: width).lines == naive)
  }

  @Test(arguments: 1...3) func `a limit cuts and says so`(limit: Int) {
    let text = "A rich, creamy chicken dish with sun-dried tomatoes and fresh spinach"
    let broken = measure.lines(of: text, width: 100, limit: limit)
    #expect(broken.lines.count == limit && broken.isTruncated)
    #expect(broken.lines.last?.hasSuffix("…") == true)
    #expect(measure.lines(of: "short", width: 100, limit: limit).isTruncated == false)
  }

  @Test(arguments: [
    ("a", 1), ("日", 2), ("🍽️", 2), ("👩‍👩‍👧‍👦", 2), ("e\u{301}", 1), ("\u{200B}", 0), ("✓", 1), ("⏱️", 2),
  ])
  func `a character takes its columns`(character: Character, columns: Int) {
    #expect(CharacterWidth.columns(character) == columns)
  }
}
