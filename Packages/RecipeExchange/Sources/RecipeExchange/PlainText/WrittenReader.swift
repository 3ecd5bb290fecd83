import MealModels
import PrintedText

/// Reads the recipes of a text that people wrote.
struct WrittenReader {
  private let file: FileSource
  private let document: TextDocument

  init(_ file: FileSource, _ text: String, isMarkdown: Bool) {
    self.file = file
    document = TextDocument(text, isMarkdown: isMarkdown)
  }

  /// Reads the recipes one after the other; a text without a recipe is reported.
  func read(into collector: inout ExchangeCollector) {
    let parts = document.recipes
    for (number, lines) in parts.enumerated() {
      var (recipe, remarks, isRecipe) = TextRecipeReader.recipe(lines, of: document)
      if number == 0, let matter = document.matter {
        remarks += WrittenMatter.fill(&recipe, matter).map { (line: 1, sentence: $0) }
      }
      guard isRecipe || !recipe.draft.hasNoLists else {
        passOver(recipe, lines, isOnly: parts.count == 1, into: &collector)
        continue
      }
      if recipe.draft.title.isEmpty { recipe.draft.title = file.title }
      if recipe.draft.ingredientLines.isEmpty {
        remarks.append((lines.first?.number ?? 1, "It has no ingredients."))
      }
      let isWanted = collector.add(
        recipe, document.isMarkdown ? .markdown : .plainText, from: file.path,
        remarks: remarks.map { (line: $0.line, sentence: $0.sentence) })
      guard isWanted else { return }
    }
  }

  private func passOver(
    _ recipe: ExchangedRecipe, _ lines: ArraySlice<TextDocument.Line>, isOnly: Bool,
    into collector: inout ExchangeCollector
  ) {
    let saysNothing = recipe.draft.title.isEmpty && recipe.draft.description == nil
    if saysNothing {
      // Lines that only separate others are not reported.
      if isOnly { collector.passOver(file.path, "The file has no recipe.") }
      return
    }
    let title = PlainText.quoted(recipe.draft.title)
    collector.passOver(
      "\(file.path), line \(lines.first?.number ?? 1)",
      "The text below \(title) could not be split into ingredients and steps.")
  }
}
