/// Brings names of foods into the form in which they are compared.
///
/// Case, accents, hyphens, apostrophes and plurals make no difference: "Crème Fraîche", "creme
/// fraiche" and "tomatoes", "tomato" are the same. Words are never compared in part.
public enum FoodName {
  /// The form of a whole name: its words, each in the singular, with one space between them.
  public static func key(_ name: some StringProtocol) -> String {
    key(of: words(of: name))
  }

  /// The form of a name that was split into words.
  ///
  /// The plural "peppers" stays if it is the whole name, because peppers are vegetables and pepper
  /// is a spice.
  public static func key(of words: some Collection<String>) -> String {
    if words.count == 1, words.first == "peppers" { return "peppers" }
    return words.map(singular).joined(separator: " ")
  }

  /// The words of a name in lower case, without accents and apostrophes; "&" becomes "and".
  ///
  /// Decorated letters and food emoji are read as ``ShownText`` shows them. Letters of other
  /// scripts and unknown signs stay, because they may name something. All other characters, except
  /// digits and "%", separate words.
  public static func words(of name: some StringProtocol) -> [String] {
    plainWords(of: name) ?? foldedWords(of: ShownText(String(name)).text)
  }

  /// The words of a name that consists of plain letters; nil for any other name.
  private static func plainWords(of name: some StringProtocol) -> [String]? {
    var words: [String] = []
    var word: [UInt8] = []
    func close() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "%"):
        word.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 0x20)
      case UInt8(ascii: "'"): continue
      case UInt8(ascii: "&"):
        close()
        words.append("and")
      case 0x80...: return nil
      default: close()
      }
    }
    close()
    return words
  }

  private static func foldedWords(of name: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    func close() {
      if !word.isEmpty { words.append(String(word)) }
      word.removeAll(keepingCapacity: true)
    }
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "%": word.append(scalar)
      case "A"..."Z": word.append(UnicodeScalar(UInt8(scalar.value | 0x20)))
      case "'", "\u{2019}", "\u{2018}", "\u{300}"..."\u{362}": continue
      case "&":
        close()
        words.append("and")
      default:
        if scalar.value < 0x80 {
          close()
        } else if let folded = foldings[scalar] {
          word.append(contentsOf: folded.unicodeScalars)
        } else if scalar.properties.isAlphabetic || ShownText.isStrange(scalar) {
          word.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
        } else if !scalar.properties.isDefaultIgnorableCodePoint {
          close()
        }
      }
    }
    close()
    return words
  }

  /// The singular of a lower-case English word, or the word itself.
  ///
  /// The result is only used for comparisons: it must be the same for a word and its plural, but
  /// need not be good English.
  public static func singular(_ word: String) -> String {
    guard let last = word.utf8.last, last == letterS || last == letterE else { return word }
    if let form = irregular[word] { return form }
    var form = Array(word.utf8)
    if form.count > 4, form.hasEnd("ies") {
      form.replaceSubrange((form.count - 3)..., with: "y".utf8)
    } else if form.count > 4, form.hasEnd("oes") || isSibilantPlural(form) {
      form.removeLast(2)
    } else if form.count > 3, last == letterS, !form.hasEnd("ss"), !form.hasEnd("us") {
      form.removeLast()
    }
    if form.count > 4, form.hasEnd("ie") {
      form.replaceSubrange((form.count - 2)..., with: "y".utf8)
    } else if form.count > 4, form.hasEnd("che") || form.hasEnd("she") {
      form.removeLast()
    }
    return String(decoding: form, as: UTF8.self)
  }

  private static func isSibilantPlural(_ word: [UInt8]) -> Bool {
    word.hasEnd("ches") || word.hasEnd("shes") || word.hasEnd("xes") || word.hasEnd("sses")
      || word.hasEnd("zes") || word.hasEnd("uses")
  }

  private static let letterS = UInt8(ascii: "s")
  private static let letterE = UInt8(ascii: "e")

  /// Plurals without a regular singular, and words that mean another food in the singular: crisps,
  /// fries, greens, sweets.
  private static let irregular = [
    "leaves": "leaf", "halves": "half", "loaves": "loaf", "knives": "knife", "calves": "calf",
    "geese": "goose", "roes": "roe", "goes": "go", "shoes": "shoe",
    "chilies": "chili", "chillies": "chilli", "cassis": "cassis", "pastis": "pastis",
    "anis": "anis", "crisps": "crisps", "fries": "fries", "greens": "greens", "sweets": "sweets",
  ]

  /// Accented and joined letters with the plain letters that a keyboard offers for them.
  private static let foldings: [UnicodeScalar: String] = {
    let letters = [
      "a": "àáâãäåāăąǎạảấầẩẫậắằẳẵặÀÁÂÃÄÅĀĂĄẤẦẨẪẬ", "c": "çćĉċčÇĆČ", "d": "ďđĎĐ",
      "e": "èéêëēĕėęěẹẻẽếềểễệÈÉÊËĒĘĚẾỀỂỄỆ", "g": "ğĝġģĞ", "h": "ĥħ", "i": "ìíîïĩīĭįıịỉÌÍÎÏĪİ",
      "j": "ĵ", "k": "ķ", "l": "ĺļľłŁ", "n": "ñńņňÑŃŇ",
      "o": "òóôõöøōŏőơọỏốồổỗộớờởỡợÒÓÔÕÖØŌŐƠ", "r": "ŕŗřŘ", "s": "śŝşšșŚŞŠȘ", "t": "ţťțŢȚ",
      "u": "ùúûüũūŭůűųưụủứừửữựÙÚÛÜŪŮŰƯ", "w": "ŵ", "y": "ýÿŷỳỹỷỵÝ", "z": "źżžŹŻŽ",
      "ae": "æÆ", "oe": "œŒ", "ss": "ßẞ", "th": "þð",
    ]
    return Dictionary(
      letters.flatMap { plain, marked in marked.unicodeScalars.map { ($0, plain) } },
      uniquingKeysWith: { first, _ in first })
  }()
}

extension [UInt8] {
  /// Whether the bytes end with those of a literal.
  fileprivate func hasEnd(_ end: StaticString) -> Bool {
    let length = end.utf8CodeUnitCount
    guard count >= length else { return false }
    return (0..<length).allSatisfy { self[count - length + $0] == end.utf8Start[$0] }
  }
}
