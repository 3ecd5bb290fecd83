import MealModels
import PrintedText

/// Writes a recipe in Cooklang: front matter, then the foods of each section as a list, then steps.
///
/// Each food is in a paragraph of foods, which is read as a list and is not a step, so that no word
/// of a step is guessed to be a food.
enum CooklangWriter {
  /// The text of a recipe.
  static func text(_ recipe: ExchangedRecipe) -> String {
    let draft = recipe.draft.tidied
    var lines = ["---"] + FrontMatter.lines(metadata(recipe)) + ["---"]
    var isFirst = true
    for section in draft.ingredients {
      lines += heading(section, isFirst: &isFirst) + section.lines.map(ingredient)
    }
    for (number, section) in draft.steps.enumerated() {
      // Steps without a heading need a mark that ends a section of foods with a heading.
      if number > 0 || section.heading != nil || draft.ingredients.last?.heading != nil {
        lines += heading(section, isFirst: &isFirst)
      }
      isFirst = false
      for step in section.lines { lines += ["", escaped(step, atStart: true)] }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func heading(_ section: RecipeDraft.Section, isFirst: inout Bool) -> [String] {
    defer { isFirst = false }
    guard let heading = section.heading else { return isFirst ? [""] : ["", "==", ""] }
    return ["", "== \(escaped(heading, atStart: true)) ==", ""]
  }

  /// An ingredient line as a food, with separate amount, unit and preparation if that means the
  /// same.
  private static func ingredient(_ line: String) -> String {
    if let parts = CooklangLine.parts(line) { return parts }
    return "@" + escaped(line, atStart: true) + "{}"
  }

  /// A text escaped so that it is read literally.
  static func escaped(_ text: String, atStart: Bool) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (place, scalar) in scalars.enumerated() {
      let before = place > 0 ? scalars[place - 1] : nil
      let after = place + 1 < scalars.count ? scalars[place + 1] : nil
      let isSign =
        switch scalar {
        case "@", "#", "~", "{", "}", "\\", "\n", "=": true
        case "-": before == "-" || after == "-" || before == "["
        case "[": after == "-"
        default: false
        }
      if isSign || (place == 0 && atStart && CooklangMark.isPunctuation(scalar)) {
        result.append("\\")
      }
      result.append(scalar)
    }
    return String(result)
  }

  private static func metadata(_ recipe: ExchangedRecipe) -> [JSON.Member] {
    let draft = recipe.draft
    var members: [JSON.Member] = []
    func add(_ key: String, _ value: JSON?) {
      if let value, !value.isNothing { members.append(JSON.Member(key, value)) }
    }
    func add(_ key: String, _ text: String?) { add(key, text.map(JSON.string)) }
    add("title", draft.title)
    add("description", draft.description)
    add("author", draft.author)
    add("source", draft.source)
    add("locale", draft.language?.replacing("-", with: "_"))
    add("servings", draft.servings.map(String.init))
    add("yield", draft.yield)
    // The usual name is for other apps; people in its text would be read as servings.
    let yield = draft.yield.flatMap { ServingsText.isYieldAlone($0) ? nil : $0 }
    add(ServingsText.exactName, yield)
    add("prep time", draft.prepMinutes.map(DurationText.words))
    add("cook time", draft.cookMinutes.map(DurationText.words))
    add("time", draft.totalMinutes.map(DurationText.words))
    add("category", .strings(draft.categories))
    add("cuisine", .strings(draft.cuisines))
    add("tags", .strings(draft.keywords))
    add("image", draft.image)
    add("rating", draft.rating.map { String($0) })
    let stated = draft.statedNutrition.sorted { $0.key < $1.key }
    add("nutrition", JSON.object(of: stated) { ($0.key, .string($0.value)) })
    add("notes", draft.notes)
    add("id", recipe.id)
    add("created", recipe.created)
    add("own rating", recipe.ownRating.map { String($0) })
    add("times cooked", recipe.timesCooked.map(String.init))
    if recipe.isFavorite { add("favorite", .bool(true)) }
    return members
  }
}
