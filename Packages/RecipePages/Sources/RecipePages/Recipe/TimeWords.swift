/// A text about times, split into its parts.
enum TimeWords {
  /// A part of such a text.
  enum Part: Equatable {
    /// A number, which may be a fraction.
    case number(Double)
    /// Hours and minutes with a colon between them.
    case clock(Double, Double)
    /// A sign or word between the two ends of a range.
    case to
    /// A unit by its minutes.
    case unit(Double)
    /// Any other word.
    case other
  }

  /// The parts in order.
  static func parts(_ text: String) -> [Part] {
    var parts: [Part] = []
    var word = ""
    var digits = ""
    func endWord() {
      if !word.isEmpty { parts.append(part(word)) }
      word = ""
    }
    func endDigits() {
      if !digits.isEmpty { parts.append(number(digits)) }
      digits = ""
    }
    for character in text.lowercased() {
      if let fraction = fractions[character] {
        endWord()
        endDigits()
        parts.append(.number(fraction))
      } else if character.isASCII,
        character.isNumber
          || (!digits.isEmpty
            && (character == ":" || character == "." || character == ","
              || character == "/"))
      {
        endWord()
        digits.append(character)
      } else if character.isLetter {
        endDigits()
        word.append(character)
      } else {
        endWord()
        endDigits()
        if character == "-" || character == "–" { parts.append(.to) }
      }
    }
    endWord()
    endDigits()
    return parts
  }

  private static func number(_ digits: String) -> Part {
    let trimmed = digits.last?.isNumber == true ? digits : String(digits.dropLast())
    let clock = trimmed.split(separator: ":")
    if clock.count >= 2, let hours = Double(clock[0]), let minutes = Double(clock[1]) {
      return .clock(hours, minutes)
    }
    let halves = trimmed.split(separator: "/")
    if halves.count == 2, let above = Double(halves[0]), let below = Double(halves[1]), below > 0 {
      return .number(above / below)
    }
    let point = String(trimmed.map { $0 == "," ? "." : $0 })
    return Double(point).map(Part.number) ?? .other
  }

  private static func part(_ word: String) -> Part {
    if let minutes = units[word] { return .unit(minutes) }
    if let number = numerals[word] { return .number(number) }
    return word == "to" || word == "bis" || word == "tot" || word == "à" ? .to : .other
  }

  private static let fractions: [Character: Double] = [
    "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3,
  ]

  private static let numerals: [String: Double] = [
    "half": 0.5, "an": 1, "one": 1, "two": 2, "three": 3, "eine": 1, "einer": 1, "une": 1, "una": 1,
    "uma": 1, "een": 1, "en": 1,
  ]

  /// Whether the last word of a line is a unit of time.
  static func endsWithUnit(_ line: FoldedWords) -> Bool {
    line.words.last.map(unitWords.contains) ?? false
  }

  private static let unitWords = Set(units.keys.map { FoldedWords.hash($0) })

  private static let units: [String: Double] = {
    let minutes = """
      m min mins minute minutes minuten minut minuto minuti minutos minuter minutter mín perc perces
      minuta minuty minute’s мин минут минуты минута хв λεπτά λεπτα λεπτό dk dakika minuuttia minút
      minuut
      """
    let hours = """
      h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur uren u timme timmar
      tim time timer t godz godzina godziny godzin óra órás hodina hodiny hodin tunti tuntia
      час часа часов ώρα ώρες saat st stund hod
      """
    let days = "d day days tag tage tagen jour jours día días dia dias giorno giorni dag dagen dni"
    var units: [String: Double] = [:]
    for word in minutes.split(whereSeparator: \.isWhitespace) { units[String(word)] = 1 }
    for word in hours.split(whereSeparator: \.isWhitespace) { units[String(word)] = 60 }
    for word in days.split(whereSeparator: \.isWhitespace) { units[String(word)] = 1_440 }
    for word in ["s", "sec", "secs", "second", "seconds", "sek"] { units[word] = 1 / 60 }
    return units
  }()
}
