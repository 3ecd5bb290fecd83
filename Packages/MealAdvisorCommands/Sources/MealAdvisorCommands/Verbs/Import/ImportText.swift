import CommandKit
import IngredientLines
import MealModels
import PrintedText
import RecipePages

/// A recipe that was read, as people look it over.
struct ImportText {
  let reading: PageReading
  let open: [ReadRecipe.OpenLine]

  /// How much of a page has come.
  static func progress(_ received: Int, of expected: Int?) -> String {
    let total = expected.map { " of \($0 / 1_000)" } ?? ""
    return "\(received / 1_000)\(total) kB"
  }

  var lines: [String] {
    guard reading.kind == .recipe, let draft = reading.draft else {
      return WrappedText.lines(reading.kind.sentence) + warnings
    }
    return [draft.title, facts(of: draft)].filter { !$0.isEmpty } + from(draft)
      + listed(draft.ingredients, "Ingredients") { _ in "- " }
      + listed(draft.steps, "Steps") { "\($0). " } + confirmed + unknown + warnings
  }

  private func facts(of draft: RecipeDraft) -> String {
    [
      draft.servings.map { "serves \($0)" } ?? draft.yield,
      draft.totalMinutes.map { "\($0) min" },
      draft.cuisines.isEmpty ? nil : draft.cuisines.joined(separator: ", "),
    ].compactMap(\.self).joined(separator: " · ")
  }

  private func from(_ draft: RecipeDraft) -> [String] {
    let words = [draft.author.map { "by \($0)" }, draft.source].compactMap(\.self)
    return words.isEmpty ? [] : [words.joined(separator: ", ")]
  }

  private func listed(
    _ sections: [RecipeDraft.Section], _ title: String, mark: (Int) -> String
  ) -> [String] {
    var lines = ["", title]
    var count = 0
    for section in sections {
      if let heading = section.heading { lines.append("  \(heading)") }
      for line in section.lines {
        count += 1
        let mark = mark(count)
        lines += WrappedText.lines(mark + line, indent: 2, hanging: mark.count)
      }
    }
    return count == 0 ? lines + ["  none were found"] : lines
  }

  private var confirmed: [String] {
    let fields = PageField.allCases.compactMap { field in
      reading.fields[field]?.why.map { "- \(field.words): \($0)" }
    }
    return Self.list(fields, below: "Look at this before you rely on it:")
  }

  private var unknown: [String] {
    Self.list(
      open.map { "- \($0.text)" },
      below: "Nobody knows what food this is, so the recipe counts as unsafe for every diet and"
        + " allergy:")
  }

  private var warnings: [String] {
    Self.list(reading.warnings.map { "- \($0)" }, below: "Note:")
  }

  private static func list(_ items: [String], below heading: String) -> [String] {
    guard !items.isEmpty else { return [] }
    return [""] + WrappedText.lines(heading)
      + items.flatMap { WrappedText.lines($0, indent: 2, hanging: 2) }
  }
}

extension PageKind {
  /// What a page is, and what helps where it is no recipe.
  var sentence: String {
    switch self {
    case .recipe: "The page has a recipe."
    case .challenge:
      "The site asks whether a person is there. Open the page in the browser, save it, and import"
        + " the file."
    case .paywall:
      "The site shows the recipe only to those who sign in. Open the page in the browser, save it,"
        + " and import the file."
    case .collection:
      "The page lists recipes. Open the one that you want and give its own address."
    case .noRecipe: "No recipe was found. Give the page of one recipe, or its text."
    }
  }
}

extension PageField {
  /// What people call it.
  var words: String {
    switch self {
    case .totalMinutes: "total time"
    case .prepMinutes: "preparation time"
    case .cookMinutes: "cooking time"
    case .groups: "headings"
    default: rawValue
    }
  }
}
