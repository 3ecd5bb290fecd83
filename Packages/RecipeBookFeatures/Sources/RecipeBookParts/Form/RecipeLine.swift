import MealModels

/// A written line of a recipe: text, or a heading of the lines after it.
package struct RecipeLine: Hashable, Sendable {
  package var text: String
  package var isHeading = false

  /// Makes a line as it is typed: one that ends with a colon is a heading.
  package init(typed text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    isHeading = words.count > 1 && words.hasSuffix(":")
    self.text = isHeading ? String(words.dropLast()) : words
  }

  package init(_ text: String, isHeading: Bool = false) {
    self.text = text
    self.isHeading = isHeading
  }

  /// The line as it would be typed.
  package var typed: String { isHeading ? "\(text):" : text }

  /// The lines of a text, without empty ones.
  package static func lines(typed text: String) -> [RecipeLine] {
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

  /// The lines as sections.
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
