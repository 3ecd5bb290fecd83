import PrintedText
import Renderers
import Testing

@testable import TerminalShell

/// Lines with their looks, as a terminal is sent them.
@Suite struct LineInkTests {
  private static let red = PixelGrid.Pixel(red: 200, green: 0, blue: 0)
  private static let blue = PixelGrid.Pixel(red: 0, green: 0, blue: 255)
  private static let strip = PictureStrip(upper: [red, red, blue], lower: [blue, blue, blue])
  /// A mark with the number 0, and three places.
  private static let marked = "\(PictureMark.start)\u{10}▀▀▀"

  private func text(_ line: WindowFrame.Line, _ colors: ColorDepth = .direct) -> String {
    var ink = LineInk(line, TerminalStyle(colors: colors))
    return ink.text().replacing("\u{1B}[", with: "·")
  }

  private func line(
    _ text: String, _ look: WindowFrame.Look = .plain
  ) -> WindowFrame.Line {
    WindowFrame.Line(text: text, look: look, strips: [Self.strip])
  }

  @Test func `a picture has two pixels in each place, and its colours end with it`() {
    #expect(
      text(line("a\(Self.marked)b"))
        == "a·0m·38;2;200;0;0;48;2;0;0;255m▀▀·38;2;0;0;255m▀·0mb")
    #expect(text(line(Self.marked), .indexed) == "·0m·38;5;160;48;5;21m▀▀·38;5;21m▀")
  }

  @Test func `a picture behind something is half as bright`() {
    #expect(text(line(Self.marked, .behind)).contains("38;2;100;0;0;48;2;0;0;127m"))
  }

  @Test func `a half block that is a word is no picture`() {
    #expect(text(line("▀▀")) == "▀▀")
    #expect(text(line("\(Self.marked)▀")).hasSuffix("▀·0m▀"))
  }

  @Test func `a title is bold, also within the focus`() {
    let (bold, plain) = (StrongMark.start, StrongMark.end)
    #expect(text(line("\(bold)Home\(plain)!")) == "·0m·1mHome·0m!")
    let both = "\(FocusMark.start)\(bold)Home\(plain)\(FocusMark.end)"
    #expect(text(line(both), .none) == "·0m·1;7m·0m·1;7mHome·0m·1;7m·0m")
  }

  @Test(arguments: [
    (0, 0, 0, 16), (255, 255, 255, 231), (255, 0, 0, 196), (95, 135, 175, 67), (8, 8, 8, 232),
    (238, 238, 238, 255), (118, 118, 118, 243), (254, 107, 53, 203),
  ])
  func `a colour becomes the nearest of the table`(red: Int, green: Int, blue: Int, number: Int) {
    let pixel = PixelGrid.Pixel(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
    #expect(IndexedColor.nearest(to: pixel) == number)
  }

  @Test(arguments: [
    ("Crème brûlée · 2", "Creme brulee - 2"), ("• Łódź…", "* Lodz."), ("家 ok", "?? ok"),
    ("e\u{301}", "e"), ("Straße", "Strase"), ("plain", "plain"),
  ])
  func `where only ASCII is shown, words are still read`(text: String, shown: String) {
    #expect(ASCIILetters.line(text) == shown)
    #expect(CharacterWidth.columns(text) == CharacterWidth.columns(shown))
    var ink = LineInk(WindowFrame.Line(text: text), TerminalStyle(usesUnicode: false))
    #expect(ink.text() == shown)
  }
}
