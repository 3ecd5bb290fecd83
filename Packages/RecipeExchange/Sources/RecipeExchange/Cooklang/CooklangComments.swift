/// Removes comments from a text: `-- to the end of the line` and `[- between these -]`.
enum CooklangComments {
  /// The mark of a removed comment, so that a line of only comments differs from an empty one.
  static let gone: Unicode.Scalar = "\u{1}"

  /// The text without comments, and the comments.
  static func removed(
    from marks: [CooklangMark]
  ) -> (marks: [CooklangMark], comments: [String]) {
    guard marks.contains(where: { $0.isSign("-") }) else { return (marks, []) }
    var (kept, comments): ([CooklangMark], [String]) = ([], [])
    kept.reserveCapacity(marks.count)
    var place = 0
    let lastEnd = marks.indices.last { marks[$0].isSign("]") && isHyphen(marks, $0 - 1) } ?? 0
    while place < marks.count {
      guard let end = endOfComment(marks, at: place, lastEnd: lastEnd) else {
        kept.append(marks[place])
        place += 1
        continue
      }
      if let text = marks[place + 2..<end.text].text.nonEmpty { comments.append(text) }
      kept.append(CooklangMark(scalar: gone))
      place = end.next
    }
    return (kept, comments)
  }

  private static func endOfComment(
    _ marks: [CooklangMark], at place: Int, lastEnd: Int
  ) -> (text: Int, next: Int)? {
    if isHyphen(marks, place) {
      // Exactly two hyphens; three are a rule or a dash.
      guard isHyphen(marks, place + 1), !isHyphen(marks, place + 2), !isHyphen(marks, place - 1)
      else { return nil }
      let end = marks[place...].firstIndex { $0.isSign("\n") } ?? marks.count
      return (end, end)
    }
    guard marks[place].isSign("["), isHyphen(marks, place + 1), place + 2 < lastEnd else {
      return nil
    }
    var end = place + 2
    while end + 1 < marks.count {
      if marks[end].isSign("-"), marks[end + 1].isSign("]") { return (end, end + 2) }
      end += 1
    }
    return nil
  }

  private static func isHyphen(_ marks: [CooklangMark], _ place: Int) -> Bool {
    marks.indices.contains(place) && marks[place].isSign("-")
  }
}
