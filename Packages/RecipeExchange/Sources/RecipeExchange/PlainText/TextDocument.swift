import PrintedText

/// A text of one recipe or several, split into lines.
struct TextDocument {
  /// A line, its kind and its place.
  struct Line {
    var kind: TextLine
    /// The line without blanks around it.
    var raw: String
    /// From 1.
    var number: Int
    /// Whether blanks come before it.
    var isIndented: Bool
  }

  /// Whether the text has marks of Markdown.
  let isMarkdown: Bool
  /// The front matter before it.
  let matter: FrontMatter?
  let lines: [Line]
  /// Whether parts begin with headings of Markdown, and with no other lines.
  let usesHeadings: Bool

  init(_ text: String, isMarkdown: Bool) {
    self.isMarkdown = isMarkdown
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    let front = FrontMatter.read(all)
    matter = front?.matter
    let skipped = front?.lines ?? 0
    lines = Self.lines(all[skipped...], isMarkdown: isMarkdown)
    titleLevel = Self.titleLevel(lines)
    usesHeadings = lines.contains { line in
      guard case .heading(_, let text) = line.kind else { return false }
      return RecipeWords.part(MarkdownText.plain(text)) != nil
    }
  }

  /// Reads the lines; more than two blank lines in a row become two.
  private static func lines(_ all: ArraySlice<Substring>, isMarkdown: Bool) -> [Line] {
    var lines: [Line] = []
    for (place, text) in zip(all.indices, all) {
      let text = isMarkdown ? Substring(MarkdownText.hidden(String(text))) : text
      let kind = TextLine(text, isMarkdown: isMarkdown)
      if kind == .blank, lines.count > 1, lines.suffix(2).allSatisfy({ $0.kind == .blank }) {
        continue
      }
      lines.append(
        Line(
          kind: kind, raw: text.trimmed, number: place + 1,
          isIndented: text.first == " " || text.first == "\t"))
    }
    return lines
  }

  /// The level of the headings that name recipes; nil if none do.
  let titleLevel: Int?

  private static func titleLevel(_ lines: [Line]) -> Int? {
    // The last line of each level, from level 0, which is not a heading.
    var lastLines = [Int](repeating: 0, count: 7)
    var firstPlain: Int?
    for line in lines {
      guard case .heading(let level, let text) = line.kind else { continue }
      let part = RecipeWords.part(MarkdownText.plain(text))
      let above = (1..<level).max { lastLines[$0] < lastLines[$1] }
      if part == .ingredients || part == .steps, let above, lastLines[above] > 0 { return above }
      lastLines[level] = line.number
      if part == nil { firstPlain = firstPlain ?? level }
    }
    return firstPlain
  }

  /// The lines of each recipe.
  var recipes: [ArraySlice<Line>] {
    let starts = isMarkdown && lines.contains(where: isHeading) ? headingStarts : plainStarts
    guard let first = starts.first else { return [lines[...]] }
    let ends = starts.dropFirst() + [lines.count]
    return (first > 0 ? [lines[..<first]] : []) + zip(starts, ends).map { lines[$0..<$1] }
  }

  private func isHeading(_ line: Line) -> Bool {
    if case .heading = line.kind { true } else { false }
  }

  private var headingStarts: [Int] {
    guard let titleLevel else { return [] }
    return lines.indices.filter { place in
      guard case .heading(let level, let text) = lines[place].kind, level == titleLevel else {
        return false
      }
      // A dish may be called "Notes", but only at the top of a document.
      return level == 1 || RecipeWords.part(MarkdownText.plain(text)) == nil
    }
  }

  /// Where recipes begin in a text without headings: at the title before each list of ingredients.
  private var plainStarts: [Int] {
    let lists = lines.indices.filter { place in
      let word = lines[place].raw.prefix { $0 != ":" }
      return RecipeWords.part(String(word)) == .ingredients && lines[place].raw.count < 80
    }
    guard lists.count > 1 else { return [] }
    var starts: [Int] = []
    var floor = 0
    for list in lists {
      starts.append(title(before: list, after: floor))
      floor = list + 1
    }
    starts[0] = 0
    return starts
  }

  /// The place of the title of a list of ingredients: after the last rule or two blank lines, or
  /// else the nearest separate line that is not a sentence.
  private func title(before list: Int, after floor: Int) -> Int {
    let range = floor..<list
    if let divider = range.last(where: { isDivider($0) }), divider + 1 < list {
      return lines[(divider + 1)..<list].firstIndex { $0.kind != .blank } ?? divider + 1
    }
    return range.last { place in
      let text = lines[place].raw
      let isAlone = place == 0 || lines[place - 1].kind == .blank
      let isField = text.contains(": ") || text.hasSuffix(":")
      return isAlone && !text.isEmpty && text.count < 80 && !isField
        && !text.hasSuffix(".") && RecipeWords.part(text) == nil
    } ?? list
  }

  private func isDivider(_ place: Int) -> Bool {
    if case .rule = lines[place].kind {
      // A rule right below a line underlines it.
      return place == 0 || lines[place - 1].kind == .blank
    }
    return lines[place].kind == .blank && place > 0 && lines[place - 1].kind == .blank
  }
}
