import Codecs

/// Turns text with HTML tags into plain text, and back.
enum MarkupText {
  /// The text; breaks and paragraphs become line ends, entities characters.
  ///
  /// A less-than sign that begins no tag stays: "heat < 100 °C".
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return text
    }
    var result = ""
    var rest = Substring(text)
    while let mark = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      result += rest[..<mark]
      rest = rest[mark...]
      if let tag = tag(at: rest) {
        if tag.breaksLine { result += "\n" }
        rest = rest[tag.end...]
      } else if let entity = HTMLEntity(rest.utf8, in: .words) {
        result += entity.text == "\u{A0}" ? " " : entity.text
        rest = rest[rest.utf8.index(rest.startIndex, offsetBy: entity.length)...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  private static func tag(at text: Substring) -> (end: Substring.Index, breaksLine: Bool)? {
    let inside = text.dropFirst()
    guard text.first == "<", let second = inside.first,
      second.isASCII, second.isLetter || second == "/" || second == "!",
      let end = inside.firstIndex(where: { $0 == ">" || $0 == "<" }), inside[end] == ">"
    else { return nil }
    let name = inside.drop { $0 == "/" }.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard second == "!" || known.contains(name.lowercased()) else { return nil }
    return (text.index(after: end), breaking.contains(name.lowercased()))
  }

  private static let breaking: Set<String> = [
    "br", "p", "div", "li", "ul", "ol", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "table",
  ]

  private static let known: Set<String> = breaking.union([
    "a", "abbr", "b", "big", "cite", "code", "dd", "dl", "dt", "em", "figure", "font", "hr", "i",
    "img", "ins", "mark", "q", "s", "section", "small", "span", "strike", "strong", "sub", "sup",
    "tbody", "td", "th", "thead", "u", "article", "blockquote", "center", "del", "wbr",
  ])
}

extension MarkupText {
  /// A text for an HTML document: characters that would be markup become entities.
  static func escaped(_ text: String) -> String {
    guard plain(text) != text else { return text }
    return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}

extension String {
  /// The text with all of one character replaced.
  func replacing(_ sign: Character, with text: String) -> String {
    split(separator: sign, omittingEmptySubsequences: false).joined(separator: text)
  }
}
