import MealModels

/// The lines and headings that may form a block, each with points for or against it.
struct BlockRows {
  /// A line, or a heading.
  private struct Row {
    var text: String
    var isHeading: Bool
    var worth: Double
    var place: Int
  }

  private var rows: [Row] = []

  /// Whether it has a line yet.
  private(set) var hasLines = false
  /// Whether the lines after its last one were left out.
  private var isEnded = false

  /// Ends the block before remarks, unless more lines follow than remarks can have.
  mutating func endsBefore(_ remaining: Int) -> Bool {
    let lines = rows.filter { !$0.isHeading }.count
    isEnded = lines >= 2 && remaining <= max(3, lines / 2)
    return isEnded
  }

  /// Adds a heading.
  mutating func add(heading: String, at place: Int) {
    rows.append(Row(text: heading, isHeading: true, worth: 0, place: place))
  }

  /// Adds a line.
  mutating func add(_ line: String, worth: Double, at place: Int) {
    rows.append(Row(text: line, isHeading: false, worth: worth, place: place))
    hasLines = true
  }

  /// Removes a line that belongs to no block, and subtracts its worth.
  mutating func add(against worth: Double, at place: Int) {
    rows.append(Row(text: "", isHeading: false, worth: worth, place: place))
  }

  /// The block of the rows; nil if their points are too low.
  ///
  /// - Parameters:
  ///   - least: the least mean points of a line.
  ///   - bonus: the points of a block in addition to those of its lines.
  ///   - cuts: whether it ends where its total of points is highest.
  func block(
    _ origin: ShownBlock.Origin, least: Double, bonus: Double, cuts: Bool
  ) -> ShownBlock? {
    let end = cuts ? bestEnd() : self.rows.count
    let rows = self.rows[..<end]
    let lines = rows.filter { !$0.isHeading && !$0.text.isEmpty }
    let score = rows.reduce(0) { $0 + $1.worth }
    guard let first = lines.first, let last = lines.last, score > 0,
      score >= Double(lines.count) * least
    else { return nil }
    var sections = [RecipeDraft.Section([])]
    for row in rows where !row.text.isEmpty {
      if row.isHeading {
        sections.append(RecipeDraft.Section([], below: row.text))
      } else {
        sections[sections.count - 1].lines.append(row.text)
      }
    }
    return ShownBlock(
      sections: sections.filter { !$0.lines.isEmpty }, origin: origin, score: score + bonus,
      purity: score / Double(lines.count), isCut: isEnded || end < self.rows.count,
      place: first.place..<last.place + 1)
  }

  /// The end with the highest total of points.
  private func bestEnd() -> Int {
    var (sum, best, end) = (0.0, 0.0, rows.count)
    for (place, row) in rows.enumerated() {
      sum += row.worth
      if sum >= best { (best, end) = (sum, place + 1) }
    }
    return best > 0 ? end : rows.count
  }
}
