/// The kind of a line of a recipe in plain text or Markdown.
enum TextLine: Equatable {
  case blank
  /// A heading, with its level from 1.
  case heading(level: Int, text: String)
  /// A line of a list.
  case item(String)
  /// A line that continues the paragraph before it, after a line break that must stay.
  case text(String)
  /// A line that only separates others.
  case rule

  /// Reads a line.
  init(_ line: Substring, isMarkdown: Bool) {
    let text = line.trimmed
    if text.isEmpty {
      self = .blank
    } else if Self.isRule(text) {
      self = .rule
    } else if isMarkdown, let heading = Self.heading(text) {
      self = heading
    } else if let item = Self.item(text) {
      self = .item(item)
    } else {
      self = .text(text)
    }
  }

  private static func isRule(_ text: String) -> Bool {
    guard let first = text.utf8.first, "-=*_~".utf8.contains(first) else { return false }
    return text.utf8.count >= 3 && text.utf8.allSatisfy { $0 == first || $0 == 0x20 }
  }

  private static func heading(_ text: String) -> TextLine? {
    let level = text.prefix { $0 == "#" }.count
    guard 1...6 ~= level else { return nil }
    let rest = text.dropFirst(level)
    guard rest.isEmpty || rest.first == " " else { return nil }
    var inside = rest.trimmed
    // A heading may also end with number signs.
    if let end = inside.lastIndex(where: { $0 != "#" }), inside[end] == " " {
      inside = inside[..<end].trimmed
    }
    return .heading(level: level, text: inside)
  }

  /// The text of a line that begins like a list item.
  private static func item(_ text: String) -> String? {
    if let (_, rest) = WrittenLines.number(text) { return rest }
    let rest = WrittenLines.withoutBullet(text)
    return rest == text ? nil : rest
  }
}
