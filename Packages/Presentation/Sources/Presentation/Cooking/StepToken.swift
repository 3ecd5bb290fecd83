/// A number, a word or a mark in the words of a step.
struct StepToken {
  /// The kinds of tokens.
  enum Kind { case number, word, mark }

  /// Its kind.
  var kind: Kind
  /// Its letters, in lower case.
  var text: String
  /// Where it stands in the letters of the step.
  var place: Range<Int>
  /// Whether a blank or the start of the text is before it.
  var isSpaced: Bool
  /// Whether it is a word that starts with a capital letter.
  var isCapital: Bool

  /// The tokens of a text, in order.
  static func tokens(of letters: [Character]) -> [StepToken] {
    var tokens: [StepToken] = []
    var start = 0
    while start < letters.count {
      guard !letters[start].isWhitespace else {
        start += 1
        continue
      }
      let (kind, end) = token(in: letters, from: start)
      tokens.append(
        StepToken(
          kind: kind, text: String(letters[start..<end]).lowercased(), place: start..<end,
          isSpaced: start == 0 || letters[start - 1].isWhitespace,
          isCapital: letters[start].isUppercase))
      start = end
    }
    return tokens
  }

  private static func token(in letters: [Character], from start: Int) -> (Kind, end: Int) {
    if fractions[letters[start]] != nil { return (.number, start + 1) }
    if letters[start].isASCIIDigit { return (.number, endOfNumber(in: letters, from: start)) }
    let rest = letters[start...].prefix { $0.isLetter || $0 == "'" || $0 == "’" }
    return rest.isEmpty ? (.mark, start + 1) : (.word, start + rest.count)
  }

  private static func endOfNumber(in letters: [Character], from start: Int) -> Int {
    var end = start + 1
    while end < letters.count {
      let isJoint = "./,⁄".contains(letters[end]) && end + 1 < letters.count
      if letters[end].isASCIIDigit {
        end += 1
      } else if isJoint, letters[end + 1].isASCIIDigit {
        end += 2
      } else {
        break
      }
    }
    return end
  }

  /// The fractions that are one letter.
  static let fractions: [Character: String] = [
    "½": "1/2", "¼": "1/4", "¾": "3/4", "⅓": "1/3", "⅔": "2/3", "⅛": "1/8", "⅜": "3/8",
    "⅝": "5/8", "⅞": "7/8", "⅕": "1/5", "⅖": "2/5", "⅗": "3/5", "⅘": "4/5", "⅙": "1/6",
    "⅚": "5/6",
  ]
}
