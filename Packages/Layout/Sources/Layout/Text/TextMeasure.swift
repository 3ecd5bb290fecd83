import DesignSystem

/// Breaks and measures text with the built-in advance table.
public struct TextMeasure: Equatable, Sendable {
  /// The font size in points.
  public var pointSize: Double
  /// The weight of the font.
  public var weight: FontWeight
  /// The extra space between characters, in points.
  public var tracking: Double
  /// The widths of its letters; nil for those of Inter.
  private let table: [UInt16]?
  /// By how much characters without a width of their own are wider than those of Inter.
  private let scale: Double

  /// Makes a measure for one font; by default with the tracking of its size.
  public init(
    pointSize: Double, weight: FontWeight, tracking: Double? = nil, typeface: Typeface = .inter
  ) {
    self.pointSize = pointSize
    self.weight = weight
    table = typeface.table(of: weight)
    scale = table == nil ? 1 : typeface.scale(of: weight)
    self.tracking =
      tracking ?? TypeMetrics(pointSize: pointSize, lineHeight: pointSize).tracking
  }

  /// How far the weight is from regular to bold.
  private var boldness: Double { Double(weight.number - 400) / 300 }

  /// The width of a text on one line, in points; every character is followed by its tracking.
  public func width(_ text: some StringProtocol) -> Double {
    if let table { return width(text, in: table) }
    var count = TextCount()
    count.add(text)
    return width(count)
  }

  private func width(_ text: some StringProtocol, in table: [UInt16]) -> Double {
    var thousandths = 0.0
    var characters = 0
    for character in text {
      let index =
        switch character {
        case "–": 95
        case "—": 96
        case "‘": 97
        case "’": 98
        case "“": 99
        case "”": 100
        case "…": 101
        case "·": 102
        case "•": 103
        case "½": 104
        case "¼": 105
        case "¾": 106
        case "×": 107
        case "°": 108
        case "é": 109
        default: Int(character.asciiValue ?? 0) - Typeface.first
        }
      if table.indices.contains(index) {
        thousandths += Double(table[index])
        characters += 1
      } else {
        let advance = AdvanceTable.advance(character)
        let regular = Double(advance.regular)
        thousandths += (regular + (Double(advance.bold) - regular) * boldness) * scale
        if advance.regular > 0 { characters += 1 }
      }
    }
    return max(0, thousandths * pointSize / 1000 + Double(characters) * tracking)
  }

  private func width(_ count: TextCount) -> Double {
    let regular = Double(count.regular)
    let thousandths = regular + (Double(count.bold) - regular) * boldness
    return max(0, thousandths * pointSize / 1000 + Double(count.characters) * tracking)
  }

  /// A text broken into lines of at most `width` points.
  ///
  /// Lines break at spaces and line ends, and inside a word only if the word is longer than a line.
  /// With a limit, the last line ends in an ellipsis if words were cut off.
  public func lines(
    of text: String, width: Double, limit: Int? = nil
  ) -> (lines: [String], isTruncated: Bool) {
    let broken = broken(text, width: width, limit: limit)
    return (broken.lines, broken.isTruncated)
  }

  /// The broken lines, and whether a line ends inside a word.
  func broken(_ text: String, width: Double, limit: Int?) -> BrokenText {
    if let whole = onOneLine(text, width: width) { return whole }
    var breaker = LineBreaker(measure: self, width: width)
    for (index, paragraph) in text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      if index > 0 { breaker.endLine() }
      breaker.add(paragraph)
      if let limit, breaker.lines.count > limit { break }
    }
    breaker.endLine()
    guard let limit, limit > 0, breaker.lines.count > limit else {
      return BrokenText(lines: breaker.lines, breaksWord: breaker.breaksWord)
    }
    var kept = Array(breaker.lines.prefix(limit))
    kept[limit - 1] = ellipsized(kept[limit - 1], width: width)
    return BrokenText(lines: kept, isTruncated: true, breaksWord: breaker.breaksWord)
  }

  /// A text of one line; nil if it needs more.
  private func onOneLine(_ text: String, width: Double) -> BrokenText? {
    // No line break has one byte in a text of printable ASCII.
    guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
    let needed = self.width(text)
    guard needed <= width else { return nil }
    return BrokenText(lines: [text], widest: needed)
  }

  private func ellipsized(_ line: String, width: Double) -> String {
    var kept = line[...]
    while !kept.isEmpty, self.width(kept) + self.width("…") > width { kept.removeLast() }
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }
}

/// A text in lines.
struct BrokenText {
  var lines: [String]
  var isTruncated = false
  var breaksWord = false
  /// The width of the widest line; nil if it is not measured yet.
  var widest: Double?
}

/// Counts the characters of a text.
private struct TextCount {
  var regular = 0
  var bold = 0
  var characters = 0

  /// Adds a text; ASCII is counted by its bytes, anything else by its characters.
  mutating func add(_ text: some StringProtocol) {
    var copy = self
    if copy.addASCII(text) {
      self = copy
    } else {
      for character in text { add(AdvanceTable.advance(character)) }
    }
  }

  private mutating func add(_ advance: Advance) {
    regular += advance.regular
    bold += advance.bold
    if advance.regular > 0 { characters += 1 }
  }

  private mutating func addASCII(_ text: some StringProtocol) -> Bool {
    let latin = AdvanceTable.latin
    for byte in text.utf8 {
      guard byte >= 0x20, byte < 0x7F else { return false }
      let index = Int(byte) - 0x20
      regular += Int(latin.regular[index])
      bold += Int(latin.bold[index])
      characters += 1
    }
    return true
  }
}

/// Collects words into lines.
private struct LineBreaker {
  let measure: TextMeasure
  let width: Double
  var lines: [String] = []
  var line = ""
  var lineWidth = 0.0
  /// Whether a word was longer than a line.
  var breaksWord = false

  init(measure: TextMeasure, width: Double) {
    self.measure = measure
    // A tolerance of 0.01 points, because the width may have been computed from the same text and
    // rounded.
    self.width = width + 0.01
  }

  mutating func add(_ paragraph: Substring) {
    for (index, word) in paragraph.split(separator: " ", omittingEmptySubsequences: false)
      .enumerated()
    {
      let needed = measure.width(word)
      let space = index == 0 ? 0 : measure.width(" ")
      if index > 0, lineWidth + space + needed <= width {
        line += " "
        lineWidth += space
      } else if index > 0 {
        endLine()
      }
      needed <= width ? append(word, needed) : split(word)
    }
  }

  mutating func endLine() {
    lines.append(line)
    line = ""
    lineWidth = 0
  }

  private mutating func append(_ word: Substring, _ needed: Double) {
    line += word
    lineWidth += needed
  }

  /// Breaks a word that is longer than a line: after a hyphen or a slash if it contains one.
  private mutating func split(_ word: Substring) {
    var rest = word
    while let end = rest.dropLast().firstIndex(where: { $0 == "-" || $0 == "/" }) {
      let part = rest[...end]
      rest = rest[rest.index(after: end)...]
      place(part)
    }
    place(rest)
  }

  /// Puts a part of a word at the end of the line if it fits, else on the next line.
  private mutating func place(_ part: Substring) {
    let needed = measure.width(part)
    if lineWidth + needed > width, !line.isEmpty { endLine() }
    needed <= width ? append(part, needed) : chop(part)
  }

  private mutating func chop(_ word: Substring) {
    for character in word {
      let needed = measure.width(String(character))
      if lineWidth + needed > width, !line.isEmpty {
        endLine()
        breaksWord = true
      }
      line.append(character)
      lineWidth += needed
    }
  }
}
