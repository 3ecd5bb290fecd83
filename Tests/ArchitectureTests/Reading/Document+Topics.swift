extension Document {
  /// The symbols that a page of a catalogue lists under `## Topics`, without their backticks.
  var topics: [Piece] {
    let isTopic = Self.areTopics(prose)
    return prose.enumerated().compactMap { index, line in
      guard isTopic[index], let match = line.wholeMatch(of: /- ``(.+)``/) else { return nil }
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
