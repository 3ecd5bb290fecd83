import MealModels

/// A text in the words of its clauses, read as people see it.
struct PlainText {
  /// The words of each part between commas, stops and brackets.
  let clauses: [[String]]

  /// Signs that are neither letters nor punctuation, such as Braille: nobody knows what they say.
  let strangeSigns: String

  init(_ text: String) {
    let shown = Self.shown(text)
    clauses = Self.clauses(of: shown).map { FoodName.words(of: $0) }.filter { !$0.isEmpty }
    strangeSigns = ShownText.strangeSigns(in: shown)
  }

  /// The parts between stops; the points of short forms such as "A.1." are none.
  private static func clauses(of text: String) -> [Substring] {
    var clauses: [Substring] = []
    var start = text.startIndex
    var length = 0
    for index in text.indices {
      let sign = text[index]
      if sign == ".", length < 2 {
        length = 0
      } else if stops.contains(sign) {
        clauses.append(text[start..<index])
        start = text.index(after: index)
        length = 0
      } else {
        length = sign.isLetter || sign.isNumber ? length + 1 : 0
      }
    }
    return clauses + [text[start...]]
  }

  /// The text without entities, as people see it, with one sign for all degrees.
  private static func shown(_ text: String) -> String {
    var text = text
    for _ in 0..<3 where text.utf8.contains(UInt8(ascii: "&")) { text = TextEntity.decoded(text) }
    if text.unicodeScalars.contains(where: degrees.contains) {
      text = String(
        String.UnicodeScalarView(text.unicodeScalars.map { degrees.contains($0) ? "°" : $0 }))
    }
    return ShownText(text).text
  }

  /// What people type for a sign of degrees: letters and rings that look like it.
  private static let degrees: Set<Unicode.Scalar> = ["º", "˚", "ᵒ", "⁰", "∘"]

  private static let stops: Set<Character> = [
    ",", ".", ";", ":", "!", "?", "(", ")", "[", "]", "{", "}", "\"", "“", "”", "„", "«", "»", "—",
    "–", "|", "/", "…", "•",
  ]
}

/// Entities of web pages, such as "&amp;" and "&#101;".
enum TextEntity {
  /// A text with every known entity replaced by what it shows; others stay as they are.
  static func decoded(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let after = rest[rest.index(after: start)...]
      let name = after.prefix { $0 == "#" || $0.isASCII && ($0.isLetter || $0.isNumber) }
      if let sign = sign(of: name) {
        result += sign
        rest = after[name.endIndex...]
        if rest.first == ";" { rest = rest.dropFirst() }
      } else {
        result += "&"
        rest = after
      }
    }
    return result + rest
  }

  private static func sign(of name: Substring) -> String? {
    guard name.first == "#" else { return named[String(name)] }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  private static let named = [
    "amp": "&", "quot": "\"", "apos": "'", "lt": "<", "gt": ">", "nbsp": " ", "shy": "",
    "zwj": "", "zwnj": "", "deg": "°", "ndash": "–", "mdash": "—", "hellip": "…", "rsquo": "’",
    "lsquo": "‘", "frac12": "½", "frac14": "¼", "frac34": "¾", "times": "×", "eacute": "é",
    "egrave": "è", "ecirc": "ê", "agrave": "à", "aacute": "á", "acirc": "â", "iacute": "í",
    "oacute": "ó", "uacute": "ú", "ntilde": "ñ", "ccedil": "ç", "ouml": "ö", "uuml": "ü",
    "auml": "ä", "icirc": "î", "ocirc": "ô", "ucirc": "û", "oelig": "œ", "szlig": "ß",
  ]
}
