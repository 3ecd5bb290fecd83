import DesignSystem

/// The style of a drawing's glyphs.
public enum GlyphStyle: String, CaseIterable, Sendable {
  /// Line-drawing characters and the glyphs of the wireframes.
  case drawn
  /// ASCII for lines and icons; words stay as they are.
  case ascii

  func glyph(_ icon: IconRole) -> String {
    self == .drawn ? icon.drawnGlyph : icon.asciiGlyph
  }

  func border(_ kind: Border.Kind) -> Border {
    switch (self, kind) {
    case (.drawn, .light): Border("┌─┐│└┘├┤")
    case (.drawn, .heavy): Border("┏━┓┃┗┛┣┫")
    case (.drawn, .dashed): Border("┌┄┐┆└┘├┤")
    case (.drawn, .round): Border("╭─╮│╰╯├┤")
    case (.ascii, .heavy): Border("#=######")
    case (.ascii, .dashed): Border("+.+:++++")
    case (.ascii, _): Border("+-+|++++")
    }
  }

  var shade: String { self == .drawn ? "░" : "." }
  var full: String { self == .drawn ? "█" : "#" }
  var rule: String { self == .drawn ? "─" : "-" }
  var dot: String { self == .drawn ? "●" : "o" }
  var dash: String { self == .drawn ? "┄" : "-" }

  /// From nothing to full, in steps.
  var steps: [String] {
    self == .drawn
      ? [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"] : [" ", ".", ":", "|", "#"]
  }

  /// A bracket along a number of lines.
  func bracket(_ count: Int) -> [String] {
    guard count > 1 else { return [self == .drawn ? "╶" : "-"] }
    let (top, side, bottom) = self == .drawn ? ("┐", "│", "┘") : ("\\", "|", "/")
    return [top] + Array(repeating: side, count: count - 2) + [bottom]
  }

}

/// The characters of a box: corners, edges, and the joints of a rule.
struct Border {
  enum Kind {
    case light
    case heavy
    case dashed
    case round
  }

  var topLeft: String
  var edge: String
  var topRight: String
  var side: String
  var bottomLeft: String
  var bottomRight: String
  var teeLeft: String
  var teeRight: String

  /// Takes the eight characters in the order of the fields.
  init(_ characters: String) {
    let parts = characters.map(String.init)
    func part(_ index: Int) -> String { index < parts.count ? parts[index] : " " }
    topLeft = part(0)
    edge = part(1)
    topRight = part(2)
    side = part(3)
    bottomLeft = part(4)
    bottomRight = part(5)
    teeLeft = part(6)
    teeRight = part(7)
  }
}
