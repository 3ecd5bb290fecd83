import MealModels

extension [RecipeDraft.Section] {
  /// Begins a section with a heading, or a section without one.
  mutating func begin(_ heading: String?) {
    if let last, last.lines.isEmpty, last.heading == nil { removeLast() }
    append(RecipeDraft.Section([], below: heading))
  }

  /// Adds a line to the last section.
  mutating func add(_ line: String) {
    guard let text = line.nonEmpty else { return }
    if isEmpty { append(RecipeDraft.Section([])) }
    self[count - 1].lines.append(text)
  }

  /// The sections without empty ones; consecutive sections without a heading are joined.
  var tidied: [RecipeDraft.Section] {
    var result: [RecipeDraft.Section] = []
    for section in self where !section.lines.isEmpty || section.heading != nil {
      if section.heading == nil, let last = result.last, last.heading == nil {
        result[result.count - 1].lines += section.lines
      } else {
        result.append(section)
      }
    }
    return result
  }
}

extension RecipeDraft {
  /// Whether it has no title, no ingredients and no steps.
  var isHollow: Bool {
    title.isEmpty && ingredientLines.isEmpty && stepLines.isEmpty
  }

  /// Whether it has neither ingredients nor steps.
  var hasNoLists: Bool { ingredientLines.isEmpty && stepLines.isEmpty }

  /// The draft with tidied sections.
  var tidied: RecipeDraft {
    var draft = self
    draft.ingredients = ingredients.tidied
    draft.steps = steps.tidied
    return draft
  }
}
