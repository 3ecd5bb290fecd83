extension Document {
  /// The links under `## Topics` of a page of a catalogue, such as ``Name``, and what stands there
  /// between their backticks.
  var topics: [Piece] {
    zip(prose.indices, zip(prose, Self.areTopics(prose))).compactMap { index, line in
      guard line.1, let match = line.0.wholeMatch(of: /- ``(.+)``/) else { return nil }
      return Piece(line: index + 1, text: String(match.output.1))
    }
  }

  /// The lines of a text that are not part of its section of topics.
  static func linesOutsideTopics(of text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(lines, areTopics(lines)).filter { !$0.1 }.map { String($0.0) }
  }

  /// For each line, whether it is part of the section of topics.
  private static func areTopics(_ lines: [Substring]) -> [Bool] {
    var isInside = false
    return lines.map { line in
      if line.hasPrefix("## ") { isInside = line == "## Topics" }
      return isInside
    }
  }
}
