/// Characters that HTML writes by name or number.
enum HTMLEntity {
  /// The character at the start of a text, and where the text goes on.
  static func read(_ text: Substring) -> (scalar: Unicode.Scalar, end: Substring.Index)? {
    guard text.first == "&", let end = text.prefix(12).firstIndex(of: ";") else { return nil }
    let name = text[text.index(after: text.startIndex)..<end]
    guard let scalar = named[String(name)] ?? numbered(name) else { return nil }
    return (scalar, text.index(after: end))
  }

  private static func numbered(_ name: Substring) -> Unicode.Scalar? {
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
  }

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "deg": "°",
    "frac12": "½", "frac14": "¼", "frac34": "¾", "frac13": "⅓", "frac23": "⅔", "frac18": "⅛",
    "eacute": "é", "egrave": "è", "ecirc": "ê", "euml": "ë", "agrave": "à", "aacute": "á",
    "acirc": "â", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü",
    "szlig": "ß", "ccedil": "ç", "ntilde": "ñ", "oacute": "ó", "ocirc": "ô", "icirc": "î",
    "iuml": "ï", "iacute": "í", "uacute": "ú", "ugrave": "ù", "ucirc": "û", "aring": "å",
    "aelig": "æ", "oslash": "ø", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’",
    "ldquo": "“", "rdquo": "”", "hellip": "…", "times": "×", "bull": "•", "middot": "·",
    "copy": "©", "reg": "®", "trade": "™", "euro": "€", "pound": "£", "frasl": "⁄", "shy": "\u{AD}",
  ]
}
