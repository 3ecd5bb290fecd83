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
  ])
  func `lines keep every visible character and fit`(text: String) {
    keepsEverything(text)
  }

  @Test func `a word of 10,000 letters is broken and keeps them all`() {
    keepsEverything(String(repeating: "x", count: 10_000))
  }

  private func keepsEverything(_ text: String) {
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
}

/// Widths are those of the typeface, tracked as the size asks for.
@Suite struct AdvanceTests {
  // Inter: a is 564 and 580, W 949 and 1036 thousandths wide at regular and bold.
  @Test(arguments: [
    ("a", FontWeight.regular, 9.024), ("a", .bold, 9.28), ("W", .regular, 15.184),
    ("W", .bold, 16.576), ("W", .medium, 15.648), ("é", .regular, 9.312), ("—", .regular, 16),
  ])
  func `a letter is as wide as in the typeface`(
    letter: String, weight: FontWeight, width: Double
  ) {
    let measure = TextMeasure(pointSize: 16, weight: weight, tracking: 0)
    #expect(abs(measure.width(letter) - width) < 0.02)
  }

  @Test(arguments: ["Dinner", "Crème brûlée", "50 × 3"])
  func `tracking moves every character by the same`(text: String) {
    let tight = TextMeasure(pointSize: 17, weight: .regular)
    let plain = TextMeasure(pointSize: 17, weight: .regular, tracking: 0)
    let moved = tight.width(text) - plain.width(text)
    #expect(abs(moved - Double(text.count) * tight.tracking) < 0.001)
    #expect(abs(tight.tracking - -0.442) < 0.001)
  }

  @Test func `counting bytes and counting characters give the same`() {
    let measure = TextMeasure(pointSize: 15, weight: .semibold)
    let words = "Spicy Beef Tacos (15 min) ~ 3/4 & more!"
    let slow = words.reduce(0) { $0 + measure.width("\($1)é") - measure.width("é") }
    #expect(abs(measure.width(words) - slow) < 0.001)
  }

  @Test func `marks and invisible characters take no room`() {
    let measure = TextMeasure(pointSize: 20, weight: .regular)
    #expect(measure.width("e\u{301}\u{327}") == measure.width("e"))
    #expect(measure.width("\u{200B}\u{2060}") == 0)
  }
}
