import MealModels

/// A line of a recipe as it is written: text, or a heading of the lines after it.
struct RecipeLine: Hashable, Sendable {
  var text: String
  var isHeading = false

  /// A line as somebody types it: one that ends with a colon is a heading.
  init(typed text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    isHeading = words.count > 1 && words.hasSuffix(":")
    self.text = isHeading ? String(words.dropLast()) : words
  }

  init(_ text: String, isHeading: Bool = false) {
    self.text = text
    self.isHeading = isHeading
  }

  /// The line as somebody would type it.
  var typed: String { isHeading ? "\(text):" : text }

  /// The lines of a text, without empty ones.
  static func lines(typed text: String) -> [RecipeLine] {
    text.split(whereSeparator: \.isNewline).map { RecipeLine(typed: String($0)) }
      .filter { !$0.text.isEmpty }
  }
}

extension [RecipeLine] {
  /// The lines of sections, each heading before its own.
  init(_ sections: [RecipeDraft.Section]) {
    self = sections.flatMap { section in
      let heading = section.heading.map { [RecipeLine($0, isHeading: true)] } ?? []
      return heading + section.lines.map { RecipeLine($0) }
    }
  }

  /// The sections that the lines are.
  var sections: [RecipeDraft.Section] {
    var sections: [RecipeDraft.Section] = []
    for line in self {
      if line.isHeading {
        sections.append(.init([], below: line.text))
      } else if sections.isEmpty {
        sections.append(.init([line.text]))
      } else {
        sections[sections.count - 1].lines.append(line.text)
      }
    }
    return sections
  }
}
