import DesignSystem

/// Breaks and measures text with the built-in advance table.
public struct TextMeasure: Equatable, Sendable {
  /// The font size in points.
  public var pointSize: Double
  /// How bold.
  public var weight: FontWeight

  /// Makes a measure for one font.
  public init(pointSize: Double, weight: FontWeight) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// The width of a text on one line, in points.
  public func width(_ text: some StringProtocol) -> Double {
    text.reduce(0) { $0 + AdvanceTable.width($1, size: pointSize, weight: weight) }
  }

  /// A text broken into lines of at most `width` points.
  ///
  /// Lines break at spaces and line ends, and inside a word only when it is longer than a line.
  /// With a limit, the last line ends in an ellipsis when words were cut away.
  public func lines(
    of text: String, width: Double, limit: Int? = nil
  ) -> (lines: [String], isTruncated: Bool) {
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
      return (breaker.lines, false)
    }
    var kept = Array(breaker.lines.prefix(limit))
    kept[limit - 1] = ellipsized(kept[limit - 1], width: width)
    return (kept, true)
  }

  private func ellipsized(_ line: String, width: Double) -> String {
    var kept = line[...]
    while !kept.isEmpty, self.width(kept) + self.width("…") > width { kept.removeLast() }
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }
}

/// Collects words into lines.
private struct LineBreaker {
  let measure: TextMeasure
  let width: Double
  var lines: [String] = []
  var line = ""
  var lineWidth = 0.0

  init(measure: TextMeasure, width: Double) {
    self.measure = measure
    // A hundredth of a point forgives rounding in a width that came from this very text.
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

  private mutating func split(_ word: Substring) {
    for character in word {
      let needed = measure.width(String(character))
      if lineWidth + needed > width, !line.isEmpty { endLine() }
      line.append(character)
      lineWidth += needed
    }
  }
}
