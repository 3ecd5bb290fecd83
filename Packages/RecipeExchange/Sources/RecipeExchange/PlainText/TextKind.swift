/// The kind of text that a recipe is, by its content.
enum TextKind: Equatable {
  case cooklang
  case markdown
  case plain

  /// Looks at a text; the ending of its name decides if nothing else does.
  init(_ text: String, ending: String) {
    if ending == "cook" {
      self = .cooklang
    } else if ending == "md" || ending == "markdown" || Self.hasHeading(text) {
      self = .markdown
    } else if Self.isCooklang(text) {
      self = .cooklang
    } else {
      self = text.hasPrefix("---\n") ? .markdown : .plain
    }
  }

  /// Whether it has foods or timers in a form that only Cooklang writes.
  private static func isCooklang(_ text: String) -> Bool {
    if text.hasPrefix(">> ") { return true }
    var before: UInt8 = 0x20
    var isInside = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "@"), UInt8(ascii: "~"):
        isInside = before <= 0x20 || before == UInt8(ascii: "(")
      case UInt8(ascii: "{"):
        if isInside { return true }
      case 0x0A, UInt8(ascii: "."), UInt8(ascii: ","): isInside = false
      default: break
      }
      before = byte
    }
    return false
  }

  /// Whether it has a heading of Markdown.
  private static func hasHeading(_ text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      let rest = line.drop { $0 == "#" }
      return line.first == "#" && rest.first == " " && line.count - rest.count <= 6
    }
  }
}
