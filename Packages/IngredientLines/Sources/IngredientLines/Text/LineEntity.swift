/// A character that is written as HTML writes it: `&amp;`, `&#189;` or `&#xBD;`.
struct LineEntity {
  /// What it stands for.
  let character: String

  /// How many bytes it takes, with both of its signs.
  let length: Int

  /// Whether it stands for a blank or a control.
  var isBlank: Bool { character == " " }

  /// Reads the entity that begins at an ampersand; nil where there is none that we know.
  init?(_ source: UnsafeBufferPointer<UInt8>, at start: Int, _ end: Int) {
    let limit = min(end, start + Self.longest)
    var index = start + 1
    while index < limit, source[index] != UInt8(ascii: ";") { index += 1 }
    guard index < limit, index > start + 1 else { return nil }
    let name = String(decoding: source[(start + 1)..<index], as: UTF8.self)
    guard let character = name.first == "#" ? Self.numbered(name.dropFirst()) : Self.named[name]
    else { return nil }
    self.character = character
    length = index - start + 1
  }

  private static let longest = 12

  private static func numbered(_ digits: Substring) -> String? {
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let value, let scalar = Unicode.Scalar(value) else { return nil }
    return value <= 0x20 || (0x7F...0xA0).contains(value) ? " " : String(scalar)
  }

  private static let named = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ensp": " ",
    "emsp": " ", "thinsp": " ", "frac12": "½", "frac14": "¼", "frac34": "¾", "frac13": "⅓",
    "frac23": "⅔", "frac18": "⅛", "deg": "°", "ndash": "–", "mdash": "—", "lsquo": "‘",
    "rsquo": "’", "ldquo": "“", "rdquo": "”", "times": "×", "frasl": "⁄", "reg": "®",
    "trade": "™", "eacute": "é", "egrave": "è", "ecirc": "ê", "agrave": "à", "acirc": "â",
    "icirc": "î", "ocirc": "ô", "ucirc": "û", "ccedil": "ç", "ntilde": "ñ", "auml": "ä",
    "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "hellip": "…",
  ]
}
