import MealModels

/// Writes recipes in Markdown, so that reading them gives the same recipes.
enum MarkdownWriter {
  /// A document of all recipes, each below a heading of the first level.
  static func document(_ recipes: [ExchangedRecipe]) -> String {
    recipes.map(text).joined(separator: "\n")
  }

  private static func text(_ recipe: ExchangedRecipe) -> String {
    let draft = recipe.draft.tidied
    var blocks = ["# " + heading(draft.title)]
    let fields = fields(recipe)
    if !fields.isEmpty {
      blocks.append(
        fields.map { "**\($0.name):** \($0.value)" }.joined(separator: "\\\n"))
    }
    if let description = draft.description {
      blocks.append(MarkdownText.escaped(description, escapesColons: true))
    }
    // A recipe without lists gets the heading of a list, so that it is recognised as a recipe.
    if draft.ingredients.isEmpty, draft.steps.isEmpty { blocks.append("## Ingredients") }
    blocks += list("Ingredients", draft.ingredients) { _, line in
      "- " + MarkdownText.escaped(line, indent: "  ")
    }
    blocks += list("Steps", draft.steps) { number, line in
      "\(number). " + MarkdownText.escaped(line, indent: "   ")
    }
    if let notes = draft.notes {
      blocks += ["## Notes", MarkdownText.escaped(notes, escapesColons: true)]
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func heading(_ text: String) -> String {
    MarkdownText.escaped(text).replacing("#", with: "\\#").replacing("\\\\#", with: "\\#")
  }

  private static func list(
    _ title: String, _ sections: [RecipeDraft.Section], _ line: (Int, String) -> String
  ) -> [String] {
    guard !sections.isEmpty else { return [] }
    var blocks = ["## \(title)"]
    var number = 0
    for (place, section) in sections.enumerated() {
      if let text = section.heading {
        blocks.append("### " + heading(text))
      } else if place > 0 {
        blocks.append("###")
      }
      let lines = section.lines.map { text in
        number += 1
        return line(number, text)
      }
      if !lines.isEmpty { blocks.append(lines.joined(separator: "\n")) }
    }
    return blocks
  }

  private static func fields(_ recipe: ExchangedRecipe) -> [(name: String, value: String)] {
    let draft = recipe.draft
    var fields: [(name: String, value: String)] = []
    func add(_ name: String, _ value: String?) {
      guard let value, !value.isEmpty else { return }
      let isAddress = value.contains("://") && !value.contains { " <>".contains($0) }
      fields.append((name, isAddress ? "<\(address(value))>" : MarkdownText.escaped(value)))
    }
    func add(_ name: String, _ values: [String]) {
      guard !values.isEmpty else { return }
      let entries = values.map { MarkdownText.escaped($0).replacing(",", with: "\\,") }
      fields.append((name, entries.joined(separator: ", ")))
    }
    add("Servings", draft.servings.map(String.init))
    add(ServingsText.isYieldAlone(draft.yield ?? "") ? "Makes" : "Yield as written", draft.yield)
    add("Preparation", draft.prepMinutes.map(DurationText.words))
    add("Cooking", draft.cookMinutes.map(DurationText.words))
    add("Total time", draft.totalMinutes.map(DurationText.words))
    add("Author", draft.author)
    add("Source", draft.source)
    add("Picture", draft.image)
    add("Language", draft.language)
    add("Cuisine", draft.cuisines)
    add("Category", draft.categories)
    add("Tags", draft.keywords)
    for (name, value) in draft.statedNutrition.sorted(by: { $0.key < $1.key }) {
      add("Nutrition " + MarkdownText.escaped(name), value)
    }
    add("Rating of others", draft.rating.map { String($0) })
    add("Own rating", recipe.ownRating.map { String($0) })
    add("Favorite", recipe.isFavorite ? "yes" : nil)
    add("Times cooked", recipe.timesCooked.map(String.init))
    add("Created", recipe.created)
    add("Id", recipe.id)
    return fields
  }

  /// An address between brackets; characters that Markdown would interpret get a backslash.
  private static func address(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_[&".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
