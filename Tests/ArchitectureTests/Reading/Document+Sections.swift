extension Document {
  /// A part of a document, from its heading to the next one of any level.
  struct Section: Equatable, Sendable {
    /// The heading with its signs, such as `## Install`; empty for what precedes the first one.
    let heading: String
    /// The texts of its fenced blocks.
    var blocks: [String] = []
    /// Whether it has words of its own, outside of its blocks.
    var hasWords = false
  }

  /// The sections of a text in order; the first one has no heading.
  static func sections(of lines: [Substring]) -> [Section] {
    var sections = [Section(heading: "")]
    var block: [Substring]?
    for line in lines {
      let last = sections.count - 1
      if line.hasPrefix("```") {
        if let lines = block { sections[last].blocks.append(lines.joined(separator: "\n")) }
        block = block == nil ? [] : nil
      } else if block != nil {
        block?.append(line)
      } else if line.hasPrefix("#") {
        sections.append(Section(heading: String(line)))
      } else if !line.allSatisfy({ $0 == " " }) {
        sections[last].hasWords = true
      }
    }
    return sections
  }

  /// What links can name its headings by: small letters, digits, and hyphens for blanks.
  var anchors: Set<String> {
    Set(
      sections.dropFirst().map { section in
        let words = section.heading.drop { $0 == "#" }.dropFirst().lowercased()
        return String(
          words.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
            .map { $0 == " " ? "-" : $0 })
      })
  }
}
