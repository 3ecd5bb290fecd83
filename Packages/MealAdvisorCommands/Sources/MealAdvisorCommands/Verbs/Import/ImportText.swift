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
    return WrappedText.lines(draft.title) + DraftText(draft: draft).body + confirmed
      + DraftText.open(open) + warnings
  }

  private var confirmed: [String] {
    let fields = PageField.allCases.compactMap { field in
      reading.fields[field]?.why.map { "- \(field.words): \($0)" }
    }
    return DraftText.list(fields, below: "Look at this before you rely on it:")
  }

  private var warnings: [String] {
    DraftText.list(reading.warnings.map { "- \($0)" }, below: "Note:")
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
