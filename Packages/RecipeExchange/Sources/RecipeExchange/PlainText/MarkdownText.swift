/// Text with the marks of Markdown.
enum MarkdownText {
  /// The mark of a comma inside an entry of a list.
  static let comma: Character = "\u{10FF2C}"

  /// The text without marks; a backslash before punctuation makes it literal.
  static func plain(_ text: String) -> String {
    revealed(unmarked(hidden(text)))
  }

  /// The text with escaped punctuation replaced by signs without meaning.
  static func hidden(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = String.UnicodeScalarView()
    var escapes = false
    for scalar in text.unicodeScalars {
      if escapes {
        escapes = false
        if scalar.isASCII, CooklangMark.isPunctuation(scalar),
          let sign = Unicode.Scalar(0x10FF00 + scalar.value)
        {
          result.append(sign)
          continue
        }
        result.append("\\")
      }
      if scalar == "\\" { escapes = true } else { result.append(scalar) }
    }
    if escapes { result.append("\\") }
    return String(result)
  }

  /// The text with the signs of `hidden` turned back into punctuation.
  static func revealed(_ text: String, but kept: Character? = nil) -> String {
    guard text.utf8.contains(0xF4) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isHidden = 0x10FF21...0x10FF7E ~= scalar.value
      let isKept = kept?.unicodeScalars.first == scalar
      result.append(isHidden && !isKept ? Unicode.Scalar(UInt8(scalar.value & 0x7F)) : scalar)
    }
    return String(result)
  }

  /// A hidden text without links, tags and signs for emphasis.
  static func unmarked(_ text: String) -> String {
    guard text.utf8.contains(where: { "[*_`<&!".utf8.contains($0) }) else { return text }
    return withoutEmphasis(MarkupText.plain(withoutLinks(text)))
  }

  /// The address of the first picture of a line; nil for none.
  static func picture(_ text: String) -> String? {
    guard let start = text.firstRange(of: "!["),
      let middle = text[start.upperBound...].firstRange(of: "]("),
      let end = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    return text[middle.upperBound..<end].split(separator: " ").first.map(String.init)
  }

  /// `[words](address)` becomes its words, a picture nothing.
  private static func withoutLinks(_ text: String) -> String {
    guard text.contains("](") else { return text }
    var result = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "[") {
      guard let middle = rest[open...].firstRange(of: "]("),
        let close = rest[middle.upperBound...].firstIndex(of: ")")
      else { break }
      let isPicture = rest[..<open].last == "!"
      result += isPicture ? rest[..<open].dropLast() : rest[..<open]
      if !isPicture { result += rest[rest.index(after: open)..<middle.lowerBound] }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private static func withoutEmphasis(_ text: String) -> String {
    let characters = Array(text)
    var result = ""
    for (place, character) in characters.enumerated() {
      let before = place > 0 ? characters[place - 1] : " "
      let after = place + 1 < characters.count ? characters[place + 1] : " "
      let isMark =
        switch character {
        case "`": true
        case "*": !(before.isWhitespace && after.isWhitespace)
        case "_": (isWord(before) != isWord(after)) || before == "_" || after == "_"
        default: false
        }
      if !isMark { result.append(character) }
    }
    return result
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  /// A text escaped so that it is read literally, its line ends as breaks.
  static func escaped(_ text: String, indent: String = "", escapesColons: Bool = false) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { escapedLine(String($0), escapesColons: escapesColons) }
      .joined(separator: "\\\n" + indent)
  }

  private static func escapedLine(_ text: String, escapesColons: Bool) -> String {
    var result = String.UnicodeScalarView()
    let start = text.unicodeScalars.first
    let digits = text.unicodeScalars.prefix { $0.isASCII && $0.properties.numericType != nil }.count
    for (place, scalar) in text.unicodeScalars.enumerated() {
      let isMark =
        switch scalar {
        case "\\", "`", "*", "_", "[", "<", "&": true
        case "#", "-", "+", ">", "=", "~", "|", "(": place == 0
        case ".", ")": place == digits && digits > 0 && start != nil
        case ":": escapesColons
        default: false
        }
      if isMark { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}
