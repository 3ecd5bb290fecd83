import PrintedText
import Renderers

/// Turns one line with its marks into text and control sequences.
///
/// Source of the sequences: ECMA-48; colours as in ITU-T T.416 with the semicolons that all
/// terminals read.
struct LineInk {
  private let line: WindowFrame.Line
  private let style: TerminalStyle
  private var result = ""
  private var column = 1
  private var isFocused = false
  private var isStrong = false
  private var strips: ArraySlice<PictureStrip>
  /// The current picture row and the next cell in it; nil outside of pictures.
  private var strip: (strip: PictureStrip, next: Int)?
  /// The colours of the last cell of a picture.
  private var painted: (upper: PixelGrid.Pixel, lower: PixelGrid.Pixel)?

  init(_ line: WindowFrame.Line, _ style: TerminalStyle) {
    self.line = line
    self.style = style
    strips = line.strips[...]
  }

  /// The line with its looks; the character after one of uncertain width is placed by its column.
  mutating func text() -> String {
    result = looks
    let text = style.usesUnicode ? line.text : ASCIILetters.line(line.text)
    for character in text {
      switch character {
      case FocusMark.start: turn { $0.isFocused = true }
      case FocusMark.end: turn { $0.isFocused = false }
      case StrongMark.start: turn { $0.isStrong = true }
      case StrongMark.end: turn { $0.isStrong = false }
      case PictureMark.start: strip = strips.popFirst().map { ($0, 0) }
      case PictureStrip.place where strip != nil: paint()
      default: write(character)
      }
    }
    return result
  }

  private mutating func write(_ character: Character) {
    let width = CharacterWidth.columns(character)
    guard width > 0 || (character.asciiValue ?? 0x20) >= 0x20 else { return }
    endPicture()
    column += width
    result.append(character)
    if width != 1 || character.unicodeScalars.count > 1 { result += "\u{1B}[\(column)G" }
  }

  private mutating func turn(_ change: (inout Self) -> Void) {
    endPicture()
    change(&self)
    result += "\u{1B}[0m" + looks
  }

  /// Content behind a layer is dim, bars are reversed.
  ///
  /// The focus is reversed and bold, and in the brand's orange if colours are on.
  private var looks: String {
    var codes: [String] = []
    if isFocused || (isStrong && line.look != .behind) { codes.append("1") }
    if line.look == .behind { codes.append("2") }
    if isFocused || line.look == .bar { codes.append("7") }
    if isFocused, style.colors != .none { codes.append("38;5;202") }
    return codes.isEmpty ? "" : "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  // MARK: - Pictures

  /// Writes one cell of a picture: its upper pixel in the text colour, the lower one in the
  /// background colour.
  private mutating func paint() {
    guard let (strip, next) = strip, strip.upper.indices.contains(next) else {
      strip = nil
      return write(PictureStrip.place)
    }
    let upper = shown(strip.upper[next])
    let lower = shown(strip.lower[next])
    if painted == nil { result += "\u{1B}[0m" }
    var codes: [String] = []
    if painted?.upper != upper { codes.append("38;\(code(upper))") }
    if painted?.lower != lower { codes.append("48;\(code(lower))") }
    if !codes.isEmpty { result += "\u{1B}[\(codes.joined(separator: ";"))m" }
    result.append(PictureStrip.place)
    column += 1
    painted = (upper, lower)
    self.strip = next + 1 < strip.upper.count ? (strip, next + 1) : nil
  }

  private mutating func endPicture() {
    guard painted != nil else { return }
    painted = nil
    result += "\u{1B}[0m" + looks
  }

  /// A picture behind a layer is half as bright.
  private func shown(_ pixel: PixelGrid.Pixel) -> PixelGrid.Pixel {
    guard line.look == .behind else { return pixel }
    return PixelGrid.Pixel(
      red: pixel.red / 2, green: pixel.green / 2, blue: pixel.blue / 2)
  }

  private func code(_ pixel: PixelGrid.Pixel) -> String {
    style.colors == .direct
      ? "2;\(pixel.red);\(pixel.green);\(pixel.blue)" : "5;\(IndexedColor.nearest(to: pixel))"
  }
}

/// The table of 256 colours that terminals share: a cube with six steps, and 24 greys.
enum IndexedColor {
  /// The number of the nearest colour.
  static func nearest(to pixel: PixelGrid.Pixel) -> Int {
    let (red, green, blue) = (Int(pixel.red), Int(pixel.green), Int(pixel.blue))
    let steps = [red, green, blue].map(step)
    let cube = steps.map { $0 == 0 ? 0 : 55 + $0 * 40 }
    let grey = min(23, max(0, ((red + green + blue) / 3 - 3) / 10))
    let level = 8 + grey * 10
    func miss(_ color: [Int]) -> Int {
      zip([red, green, blue], color).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    return miss([level, level, level]) < miss(cube)
      ? 232 + grey : 16 + steps[0] * 36 + steps[1] * 6 + steps[2]
  }

  /// The nearest of 0, 95, 135, 175, 215 and 255.
  private static func step(_ value: Int) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }
}
