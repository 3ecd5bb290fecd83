/// A part of a text that states a duration.
enum DurationToken: Equatable {
  case number(Double)
  case fraction(Double)
  /// A unit, in seconds.
  case unit(Double)
  /// A word or sign that joins two others: "and", "to", "-".
  case joint
  /// Any other word.
  case word

  /// The parts of a text in lower case.
  static func tokens(of text: String) -> [DurationToken] {
    var tokens: [DurationToken] = []
    var rest = Substring(text)
    while let first = rest.first {
      if let value = first.wholeNumberValue, first.isASCII {
        tokens.append(number(startingWith: value, &rest))
      } else if let value = fractions[first] {
        rest.removeFirst()
        tokens.append(.fraction(value))
      } else if first.isLetter {
        let word = rest.prefix(while: \.isLetter)
        rest = rest.dropFirst(word.count)
        tokens.append(
          units[String(word)].map(DurationToken.unit)
            ?? (joints.contains(String(word)) ? .joint : .word))
      } else {
        rest.removeFirst()
      }
    }
    return tokens
  }

  private static func number(startingWith value: Int, _ rest: inout Substring) -> DurationToken {
    let digits = rest.prefix { ($0.isNumber && $0.isASCII) || $0 == "." || $0 == "," }
    rest = rest.dropFirst(digits.count)
    let number = Double(digits.map { $0 == "," ? "." : String($0) }.joined()) ?? Double(value)
    if rest.first == "/" || rest.first == "⁄",
      let below = Double(String(rest.dropFirst().prefix { $0.isNumber && $0.isASCII })), below > 0
    {
      rest = rest.dropFirst().drop { $0.isNumber && $0.isASCII }
      return .fraction(number / below)
    }
    return .number(number)
  }

  private static let fractions: [Character: Double] = [
    "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1.0 / 3, "⅔": 2.0 / 3,
  ]

  private static let joints: Set<String> = [
    "and", "to", "or", "about", "approx", "circa", "ca", "und", "bis", "et", "à", "y", "e", "en",
    "plus", "ungefähr", "environ", "à", "a",
  ]

  private static let units: [String: Double] = {
    var units: [String: Double] = [:]
    let spellings: [(Double, String)] = [
      (1, "s sec secs second seconds sekunde sekunden seconde secondes segundo segundos secondi"),
      (60, "m min mins minute minutes minuten minuto minutos minuti minuut minuter"),
      (60, "分 分钟"),
      (3600, "h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur uren"),
      (3600, "timme timmar 時間 小时"),
      (
        86_400,
        "d day days tag tage tagen jour jours día días dia dias giorno giorni dag dagen dagar"
      ),
    ]
    for (seconds, words) in spellings {
      for word in words.split(separator: " ") { units[String(word)] = seconds }
    }
    return units
  }()
}
