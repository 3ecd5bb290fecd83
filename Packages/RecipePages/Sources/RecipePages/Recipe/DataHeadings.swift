import IngredientLines
import MealModels

/// Repairs ingredient lines of data: headings among them, and amounts separate from their foods.
enum DataHeadings {
  /// The sections, split at lines that end with a colon, which become headings.
  static func parted(_ sections: [RecipeDraft.Section]) -> [RecipeDraft.Section] {
    guard sections.contains(where: { $0.lines.contains(where: isHeading) }) else { return sections }
    var parted: [RecipeDraft.Section] = []
    for section in sections {
      parted.append(RecipeDraft.Section([], below: section.heading))
      for line in section.lines {
        if isHeading(line) {
          parted.append(RecipeDraft.Section([], below: GroupHeading.cleaned(line)))
        } else {
          parted[parted.count - 1].lines.append(line)
        }
      }
    }
    return parted.filter { !$0.lines.isEmpty || $0.heading != nil }
  }

  /// Whether a line is a heading, whatever the lines around it are.
  static func isHeading(_ line: String) -> Bool {
    guard line.utf8.count <= 80, !LineShape.beginsWithAmount(line) else { return false }
    return line.last == ":" || line.utf8.count <= 40 && SectionWords.kind(line) == .ingredients
  }

  /// The sections with each amount joined to the food after it, if many amounts are on separate
  /// lines.
  static func joined(
    _ sections: [RecipeDraft.Section], _ reader: LineReader
  ) -> [RecipeDraft.Section] {
    sections.map { section in
      let amounts = section.lines.filter { isAmount($0, reader) }.count
      guard amounts >= 2, amounts * 3 >= section.lines.count else { return section }
      var lines: [String] = []
      var waiting = ""
      for line in section.lines {
        let joined = waiting.isEmpty ? line : waiting + " " + line
        if isAmount(line, reader) {
          waiting = joined
        } else {
          lines.append(joined)
          waiting = ""
        }
      }
      if !waiting.isEmpty { lines.append(waiting) }
      return RecipeDraft.Section(lines, below: section.heading)
    }
  }

  /// Whether a line is only an amount: "250 g".
  static func isAmount(_ line: String, _ reader: LineReader) -> Bool {
    guard line.utf8.count <= 16, LineShape.beginsWithAmount(line) else { return false }
    let words = line.split(separator: " ").filter { $0.contains(where: \.isLetter) }
    guard let word = words.first else { return true }
    return words.count == 1 && (word.utf8.count <= 3 || reader.line(line).food == nil)
  }
}
