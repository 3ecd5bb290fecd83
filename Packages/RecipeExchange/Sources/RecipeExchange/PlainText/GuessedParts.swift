import MealModels

/// Guesses the ingredients and steps of a text that has no headings for them.
enum GuessedParts {
  /// Fills a recipe whose lines are all in its description, if some of them look like a list.
  static func fill(
    _ recipe: inout ExchangedRecipe, _ lines: ArraySlice<TextDocument.Line>,
    _ plain: (String) -> String
  ) {
    let texts = lines.dropFirst().filter { $0.kind != .blank && $0.kind != .rule }
    let marks = texts.map { looksLikeIngredient($0) }
    guard let first = marks.firstIndex(of: true), let last = lastOfList(marks, from: first) else {
      return
    }
    func words(_ line: TextDocument.Line) -> String {
      if case .item(let text) = line.kind { plain(text) } else { plain(line.raw) }
    }
    recipe.draft.ingredients = [.init(texts[first...last].map(words))]
    recipe.draft.steps = [.init(texts[(last + 1)...].map(words))].tidied
    recipe.draft.description =
      texts[..<first].filter { $0.raw != recipe.draft.title }
      .map(words).joined(separator: "\n").nonEmpty
  }

  /// The index of the last line of a list; nil for a list of fewer than two lines.
  private static func lastOfList(_ marks: [Bool], from first: Int) -> Int? {
    let end = marks[first...].firstIndex(of: false) ?? marks.count
    return end - first >= 2 ? end - 1 : nil
  }

  /// Whether a line is short and begins with an amount or a bullet.
  private static func looksLikeIngredient(_ line: TextDocument.Line) -> Bool {
    guard line.raw.count < 90, let first = line.raw.first else { return false }
    if case .item = line.kind { return WrittenLines.number(line.raw) == nil }
    return first.isNumber && !line.raw.hasSuffix(".")
  }
}
