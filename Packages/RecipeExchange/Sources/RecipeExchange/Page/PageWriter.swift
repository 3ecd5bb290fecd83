import Codecs
import MealModels

/// Writes recipes as one page to read and to print, which needs no other file.
enum PageWriter {
  /// The page.
  static func document(_ recipes: [ExchangedRecipe]) -> String {
    let isSingle = recipes.count == 1
    let title = isSingle ? recipes.first?.draft.title ?? "Recipe" : "Recipes"
    let language = commonLanguage(recipes) ?? "en"
    let level = isSingle ? 1 : 2
    let body = recipes.enumerated().map { number, recipe in
      article(recipe, number: number + 1, level: level, pageLanguage: language)
    }
    let contents = isSingle ? "" : "<h1>Recipes</h1>\n" + index(recipes)
    return """
      <!DOCTYPE html>
      <html lang="\(escaped(language))">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(escaped(title))</title>
      <style>
      \(PageStyle.text)
      </style>
      </head>
      <body>
      <main>
      \(contents)\(body.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  /// The language that all recipes share, apart from those without one.
  private static func commonLanguage(_ recipes: [ExchangedRecipe]) -> String? {
    let languages = Set(recipes.compactMap(\.draft.language))
    return languages.count == 1 ? languages.first : nil
  }

  /// Text with its markup escaped.
  static func escaped(_ text: String) -> String {
    let shown = text.unicodeScalars.filter { scalar in
      // Controls are not characters of a page.
      (scalar.value >= 0x20 || scalar == "\n") && !(0x7F...0x9F).contains(scalar.value)
    }
    return HTMLText.escaped(String(String.UnicodeScalarView(shown)))
  }

  private static func lines(_ text: String) -> String {
    text.split(separator: "\n").map { escaped(String($0)) }.joined(separator: "<br>\n")
  }

  private static func index(_ recipes: [ExchangedRecipe]) -> String {
    let entries = recipes.enumerated().map { number, recipe in
      "<li><a href=\"#recipe-\(number + 1)\" dir=\"auto\">\(escaped(recipe.draft.title))</a></li>"
    }
    return "<nav aria-label=\"Recipes\">\n<ol>\n" + entries.joined(separator: "\n")
      + "\n</ol>\n</nav>\n"
  }

  private static func article(
    _ recipe: ExchangedRecipe, number: Int, level: Int, pageLanguage: String
  ) -> String {
    let draft = recipe.draft.tidied
    let language = draft.language.flatMap { $0 == pageLanguage ? nil : " lang=\"\(escaped($0))\"" }
    var parts = ["<article id=\"recipe-\(number)\"\(language ?? "")>", heading(draft.title, level)]
    if let picture = recipe.pictures.first, let kind = PictureFormat(picture.bytes) {
      parts.append(
        "<img src=\"data:\(kind.mediaType);base64,\(Base64.text(of: picture.bytes))\" alt=\"\">")
    }
    if let description = draft.description {
      parts.append("<p class=\"intro\" dir=\"auto\">\(lines(description))</p>")
    }
    parts += facts(draft)
    parts += list("Ingredients", tag: "ul", sections: draft.ingredients, level: level)
    parts += list("Steps", tag: "ol", sections: draft.steps, level: level)
    if let notes = draft.notes {
      parts += [heading("Notes", level + 1), "<p dir=\"auto\">\(lines(notes))</p>"]
    }
    if let source = draft.source { parts.append("<p class=\"source\">\(link(source))</p>") }
    return (parts + ["</article>"]).joined(separator: "\n")
  }

  private static func heading(_ text: String, _ level: Int) -> String {
    "<h\(level) dir=\"auto\">\(escaped(text))</h\(level)>"
  }

  private static func facts(_ draft: RecipeDraft) -> [String] {
    let facts: [(String, String?)] = [
      ("Serves", draft.servings.map(String.init)), ("Makes", draft.yield),
      ("Preparation", draft.prepMinutes.map(DurationText.words)),
      ("Cooking", draft.cookMinutes.map(DurationText.words)),
      ("Total", draft.totalMinutes.map(DurationText.words)), ("By", draft.author),
      ("Cuisine", draft.cuisines.joined(separator: ", ").nonEmpty),
      ("Kind", draft.categories.joined(separator: ", ").nonEmpty),
      ("Tags", draft.keywords.joined(separator: ", ").nonEmpty),
      ("Nutrition", NutritionLines.text(draft.statedNutrition).nonEmpty),
    ]
    let rows = facts.compactMap { name, value in
      value.map { "<div><dt>\(name)</dt><dd dir=\"auto\">\(lines($0))</dd></div>" }
    }
    return rows.isEmpty ? [] : ["<dl>"] + rows + ["</dl>"]
  }

  private static func list(
    _ title: String, tag: String, sections: [RecipeDraft.Section], level: Int
  ) -> [String] {
    guard !sections.isEmpty else { return [] }
    var parts = ["<section class=\"\(tag)\">", heading(title, level + 1)]
    for section in sections {
      if let text = section.heading { parts.append(heading(text, level + 2)) }
      guard !section.lines.isEmpty else { continue }
      parts.append("<\(tag)>")
      parts += section.lines.map { "<li dir=\"auto\">\(lines($0))</li>" }
      parts.append("</\(tag)>")
    }
    return parts + ["</section>"]
  }

  /// An address of the web as a link, any other text as text.
  private static func link(_ source: String) -> String {
    let isWeb =
      source.lowercased().hasPrefix("https://") || source.lowercased().hasPrefix("http://")
    return isWeb
      ? "<a href=\"\(escaped(source))\" rel=\"noreferrer\">\(escaped(source))</a>" : escaped(source)
  }
}
