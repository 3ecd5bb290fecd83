/// A Markdown document of the repository.
struct Document: Equatable, Sendable {
  /// A piece of a document, and the line in which it begins.
  struct Piece: Equatable, Sendable {
    let line: Int
    let text: String
  }

  /// The path from the root of the repository.
  let path: String
  /// The lines outside of fenced blocks; those inside are empty.
  let prose: [Substring]
  /// What stands between backticks, line breaks as blanks; not in fenced blocks, nor in a section
  /// about names that were renamed.
  let spans: [Piece]
  /// The lines of fenced blocks that hold no Swift.
  let calls: [Piece]
  /// The lines of fenced blocks of Swift.
  let samples: [Piece]
  /// Where links and pictures lead, without what follows a `#`.
  let links: [Piece]
  /// Where links lead that name a heading, such as `Design.md#files` or `#files`.
  let headingLinks: [Piece]
  /// The sections in order; the first one has no heading.
  let sections: [Section]
  let lineCount: Int

  init(path: String, text: String) {
    self.path = path
    var (prose, calls, samples): ([Substring], [Piece], [Piece]) = ([], [], [])
    var fence: Substring?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        fence = fence == nil ? line.dropFirst(3) : nil
      } else if let language = fence, language.isEmpty {
        calls.append(Piece(line: index + 1, text: String(line)))
      } else if fence == "swift" {
        samples.append(Piece(line: index + 1, text: String(line)))
      }
      prose.append(fence == nil && !line.hasPrefix("```") ? line : "")
    }
    (self.prose, self.calls, self.samples) = (prose, calls, samples)
    spans = Self.spans(in: Self.current(prose))
    let targets = Self.targets(in: prose)
    headingLinks = targets.filter { $0.text.contains("#") }
    links = targets.map { Piece(line: $0.line, text: String($0.text.prefix { $0 != "#" })) }
      .filter { !$0.text.isEmpty }
    sections = Self.sections(of: lines)
    lineCount = lines.last == "" ? lines.count - 1 : lines.count
  }

  /// The package that the document lies in; `nil` above the packages.
  var package: Substring? {
    let parts = path.split(separator: "/")
    return parts.first == "Packages" && parts.count > 2 ? parts[1] : nil
  }

  /// The lines without those of a section that lists former names.
  private static func current(_ lines: [Substring]) -> [Substring] {
    var isFormer = false
    return lines.map { line in
      if line.hasPrefix("## ") { isFormer = line.hasSuffix(" renamed") }
      return isFormer ? "" : line
    }
  }

  /// As in CommonMark: a run of backticks goes on to the next run of the same length, in the same
  /// paragraph.
  private static func spans(in lines: [Substring]) -> [Piece] {
    var spans: [Piece] = []
    var open: (line: Int, ticks: Int, text: String)?
    for (index, line) in lines.enumerated() {
      if line.allSatisfy({ $0 == " " }) { open = nil }
      var rest = line
      while !rest.isEmpty {
        let text = rest.prefix { $0 != "`" }
        let ticks = rest.dropFirst(text.count).prefix { $0 == "`" }.count
        rest = rest.dropFirst(text.count + ticks)
        open?.text += text
        if let span = open, span.ticks == ticks {
          spans.append(Piece(line: span.line, text: span.text))
          open = nil
        } else if open != nil {
          open?.text += String(repeating: "`", count: ticks)
        } else if ticks > 0 {
          open = (index + 1, ticks, "")
        }
      }
      open?.text += " "
    }
    return spans
  }

  /// Where links and pictures lead inside the repository.
  private static func targets(in lines: [Substring]) -> [Piece] {
    lines.enumerated().flatMap { index, line -> [Piece] in
      guard line.utf8.contains(UInt8(ascii: "]")) || line.hasPrefix("<img") else { return [] }
      let targets = line.matches(of: /\]\(([^()\s]+)\)|<img src="([^"]+)"/)
      return targets.compactMap { match in
        let target = match.output.1 ?? match.output.2 ?? ""
        return target.prefix { $0 != "#" }.contains(":")
          ? nil : Piece(line: index + 1, text: String(target))
      }
    }
  }
}
