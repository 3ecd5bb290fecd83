import PrintedText

/// Reads Cooklang: front matter, comments, sections, notes and steps.
struct CooklangParser {
  private typealias Line = ArraySlice<CooklangMark>

  private var recipe = CooklangRecipe()
  private var paragraph: [Line] = []
  private var paragraphIsNote = false

  /// The recipe of a text.
  static func parse(_ text: String) -> CooklangRecipe {
    var parser = CooklangParser()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var body = Substring(text)
    if let (matter, count) = FrontMatter.read(lines) {
      parser.recipe.metadata = matter.members
      parser.recipe.strange = matter.strange
      body = lines.count > count ? text[lines[count].startIndex...] : ""
    }
    let cleaned = CooklangComments.removed(from: CooklangMark.marks(of: body))
    parser.recipe.comments = cleaned.comments
    for line in cleaned.marks.split(
      omittingEmptySubsequences: false, whereSeparator: { $0.isSign("\n") })
    {
      parser.read(line)
    }
    parser.endParagraph()
    return parser.recipe
  }

  private mutating func read(_ line: Line) {
    if line.contains(where: { $0.scalar == CooklangComments.gone }) {
      // A line of only comments does not end a paragraph.
      let rest = line.filter { $0.scalar != CooklangComments.gone }
      if rest.allSatisfy(\.isBlank) { return }
      return read(rest[...])
    }
    guard let first = line.first(where: { !$0.isBlank }) else { return endParagraph() }
    if first.isSign("=") {
      endParagraph()
      recipe.sections.append(.init(heading: heading(line)))
    } else if first.isSign(">"), isMetadata(line) {
      endParagraph()
    } else {
      let isNote = first.isSign(">")
      if paragraph.isEmpty || (isNote && !paragraphIsNote) {
        endParagraph()
        paragraphIsNote = isNote
      }
      paragraph.append(isNote ? line.drop { $0.isBlank || $0.isSign(">") } : line)
    }
  }

  /// The name of a section, without the signs around it; nil if it has none.
  private func heading(_ line: Line) -> String? {
    var line = line.drop { $0.isBlank || $0.isSign("=") }
    while let last = line.last, last.isBlank || last.isSign("=") { line.removeLast() }
    return line.isEmpty ? nil : line.text
  }

  /// Stores a metadata line such as `>> servings: 4`; returns false for any other line.
  private mutating func isMetadata(_ line: Line) -> Bool {
    let text = line.text.trimmed
    guard text.hasPrefix(">>"), let (key, rest) = FrontMatterReader.split(text.dropFirst(2)),
      !key.isEmpty
    else { return false }
    recipe.metadata.append(JSON.Member(key, YAMLText.value(rest)))
    return true
  }

  private mutating func endParagraph() {
    defer { paragraph = [] }
    guard !paragraph.isEmpty else { return }
    let marks = Array(paragraph.joined(separator: [CooklangMark(scalar: " ")]))
    if recipe.sections.isEmpty { recipe.sections.append(.init()) }
    let block: CooklangRecipe.Block =
      paragraphIsNote ? .note(marks.text.trimmed) : .step(CooklangStep.items(marks))
    recipe.sections[recipe.sections.count - 1].blocks.append(block)
  }
}
