import PrintedText
import Testing

@testable import Renderers

@Suite struct EscapingTests {
  /// The slow way: clean by characters, then replace.
  private func reference(_ text: String) -> String {
    PlainText.cleaned(text).map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(character)
      }
    }.joined()
  }

  private func written(_ text: String) -> String {
    var buffer = MarkupBuffer()
    buffer.text(text)
    return buffer.string
  }

  static let hostile = [
    "", "plain", "a & b", "</style><script>alert(1)</script>", "<!-- ", "--> ]]>",
    "\" onload=\"alert(1)", "' onclick='x", "&lt;", "\u{0}\u{1}\u{1B}[31m", "a\r\nb\tc",
    "\u{202E}drow\u{2066}x\u{2069}", "مرحبا بالعالم", "שלום", "e\u{301}\u{200B}\u{200D}",
    "👩‍👩‍👧‍👦🏳️‍🌈🇩🇪", "\u{FEFF}\u{FFFC}\u{2028}\u{2029}\u{E0041}", "\u{85}\u{A0}\u{3000}x",
    String(repeating: "<\"&>é漢👍", count: 1500),
  ]

  @Test(arguments: hostile)
  func `bytes are escaped as characters would be`(_ text: String) {
    #expect(written(text) == reference(text))
  }

  @Test func `every scalar that matters is treated as plain text treats it`() {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x3100, 0xD7F0...0xD7FF, 0xE000...0xE010, 0xFE00...0x1_0010, 0xE_0000...0xE_01FF,
      0x10_FFF0...0x10_FFFF,
    ]
    for scalar in ranges.joined().compactMap(Unicode.Scalar.init) {
      let text = "a\(scalar)b"
      #expect(written(text) == reference(text), "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test(arguments: hostile)
  func `words stay words wherever they stand`(_ text: String) throws {
    let screen = Samples.home(title: text)
    let plain = try Pages.markup(Samples.home(title: "Plain"))
    let markup = try Pages.markup(
      screen, .init(title: text, language: "en", announcement: text))
    #expect(markup.all.filter { $0.tag == "style" }.count == 1)
    #expect(markup.all.filter { $0.tag == "script" }.isEmpty)
    let plainIDs = plain.all.compactMap { $0["data-id"] }
    #expect(markup.all.compactMap { $0["data-id"] } == plainIDs)
    let name = PlainText.cleaned("Meal suggestion: \(text)")
    #expect(markup["home.card"]?["aria-label"] == name)
  }

  @Test(arguments: [
    (0, "0"), (1, "0.01"), (10, "0.1"), (100, "1"), (10867, "108.67"), (-43, "-0.43"),
    (16000, "160"),
  ])
  func `points are written short`(_ row: (hundredths: Int, text: String)) {
    var buffer = MarkupBuffer()
    buffer.points(row.hundredths)
    #expect(buffer.string == row.text)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `an invalid length becomes zero`(_ number: Double) {
    #expect(Hundredths.of(number) == 0)
  }
}
