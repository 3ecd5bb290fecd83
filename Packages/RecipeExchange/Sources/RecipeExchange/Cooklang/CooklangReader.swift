import MealModels
import PrintedText

/// Makes a recipe from Cooklang.
struct CooklangReader {
  private var recipe = ExchangedRecipe(RecipeDraft(title: ""))
  private var remarks: [String] = []
  /// Foods that were named with an amount; naming them again without one adds nothing.
  private var named: Set<String> = []

  /// The recipe of a text; its title is the name of the file if the text has none.
  static func recipe(_ text: String, named fileName: String) -> ParsedRecipe {
    var reader = CooklangReader()
    let parsed = CooklangParser.parse(text)
    reader.remarks = parsed.strange.map {
      "Line \($0.line) of the front matter was not read: \(PlainText.quoted($0.text))."
    }
    for section in parsed.sections { reader.read(section) }
    var metadata = CooklangMetadata(parsed.metadata)
    reader.remarks += metadata.fill(&reader.recipe)
    for comment in parsed.comments { reader.recipe.note(comment, named: "Comment") }
    if reader.recipe.draft.title.isEmpty { reader.recipe.draft.title = fileName }
    reader.recipe.draft = reader.recipe.draft.tidied
    return ParsedRecipe(recipe: reader.recipe, remarks: reader.remarks)
  }

  private mutating func read(_ section: CooklangRecipe.Section) {
    var (ingredients, steps): ([String], [String]) = ([], [])
    for block in section.blocks {
      switch block {
      case .note(let text): recipe.note(text)
      case .step(let items):
        // A paragraph of only foods is a list, and no step.
        let isList = isList(items)
        for item in items {
          if let line = line(item, isListed: isList) { ingredients.append(line) }
        }
        if !isList, let text = items.map(words).joined().nonEmpty { steps.append(text) }
      }
    }
    if !ingredients.isEmpty || (steps.isEmpty && section.heading != nil) {
      recipe.draft.ingredients.append(.init(ingredients, below: section.heading))
    }
    if !steps.isEmpty { recipe.draft.steps.append(.init(steps, below: section.heading)) }
  }

  private func isList(_ items: [CooklangRecipe.Item]) -> Bool {
    items.allSatisfy { item in
      switch item {
      case .ingredient: true
      case .text(let text): text.trimmed.isEmpty
      default: false
      }
    }
  }

  /// The ingredient line of an item; nil for no ingredient, or if a step names it again.
  private mutating func line(_ item: CooklangRecipe.Item, isListed: Bool) -> String? {
    guard case .ingredient(let path, let amount, let preparation) = item else { return nil }
    let name = Self.name(path)
    guard isListed || !amount.text.isEmpty || preparation != nil || !named.contains(name) else {
      return nil
    }
    named.insert(name)
    let line = [amount.text, name].filter { !$0.isEmpty }.joined(separator: " ")
    return preparation.map { "\(line), \($0)" } ?? line
  }

  /// The name of a food, or of the recipe at the end of a path.
  private static func name(_ path: String) -> String {
    guard path.hasPrefix("./") || path.hasPrefix("../") else { return path }
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The words of an item in a step.
  private func words(_ item: CooklangRecipe.Item) -> String {
    switch item {
    case .text(let text): text
    case .ingredient(let name, _, _): Self.name(name)
    case .cookware(let name, let amount):
      amount.text.isEmpty || amount.text == "1" ? name : "\(name) (\(amount.text))"
    case .timer(let name, let amount): amount.text.isEmpty ? name : amount.text
    }
  }
}
