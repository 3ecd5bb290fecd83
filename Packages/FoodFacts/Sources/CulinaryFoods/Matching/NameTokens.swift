import MealModels

/// A name split into its words and all signs between them.
///
/// Signs without a meaning elsewhere matter for a claim: "gluten-free / regular" offers a choice,
/// and "gluten-free*" refers to a condition elsewhere.
struct NameTokens {
  /// The signs between two sequences of words.
  enum Sign: Hashable {
    /// Separates the words around it: a comma, a semicolon, a dash.
    case comma
    /// Opens or closes brackets.
    case open, close
    /// Adds the next words: a plus sign.
    case plus
    /// Offers the next words as a choice: a slash or a bar.
    case choice
    /// May mean anything: a question mark, an asterisk, quotes.
    case odd
  }

  enum Token: Hashable {
    case words([String])
    case sign(Sign)
  }

  private(set) var tokens: [Token] = []

  init(_ name: String) {
    var run = String.UnicodeScalarView()
    let scalars = Array(ShownText(name).text.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      let before = place > 0 ? scalars[place - 1] : " "
      let after = place + 1 < scalars.count ? scalars[place + 1] : " "
      guard let sign = Self.sign(scalar, after: before, before: after) else {
        run.append(scalar)
        continue
      }
      close(&run)
      tokens.append(.sign(sign))
    }
    close(&run)
  }

  private mutating func close(_ run: inout String.UnicodeScalarView) {
    let words = FoodName.words(of: String(run))
    if !words.isEmpty { tokens.append(.words(words)) }
    run.removeAll(keepingCapacity: true)
  }

  /// The sign for a character; nil for characters of words and for blanks.
  private static func sign(
    _ scalar: UnicodeScalar, after before: UnicodeScalar, before next: UnicodeScalar
  ) -> Sign? {
    let isLoose = before.properties.isWhitespace || next.properties.isWhitespace
    switch scalar {
    case ",", ";": return .comma
    case "(", "[", "{": return .open
    case ")", "]", "}": return .close
    case "+": return .plus
    case "/", "\u{2044}": return isDigit(before) && isDigit(next) ? nil : .choice
    case "|", "\\": return .choice
    case "-", "\u{2010}", "\u{2011}": return isLoose ? .comma : nil
    case "\u{2012}"..."\u{2015}", "\u{2212}": return .comma
    case "'", "\u{2018}", "\u{2019}": return before.properties.isWhitespace ? .odd : nil
    case "%", "&": return nil
    case ".": return before == "." || next == "." ? .odd : nil
    default: return isOfWords(scalar) ? nil : .odd
    }
  }

  private static func isDigit(_ scalar: UnicodeScalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isOfWords(_ scalar: UnicodeScalar) -> Bool {
    let properties = scalar.properties
    return properties.isAlphabetic || properties.isWhitespace || properties.numericType != nil
      || properties.isDiacritic || properties.isDefaultIgnorableCodePoint
      || (scalar.value >= 0x300 && scalar.value <= 0x36F)
      || ShownText.isStrange(scalar)
  }
}
