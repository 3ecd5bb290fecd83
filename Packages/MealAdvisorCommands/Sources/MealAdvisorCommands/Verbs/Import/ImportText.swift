import CommandKit
import IngredientLines
import MealModels
import PrintedText
import RecipePages

/// A recipe that was read, as people look it over.
struct ImportText {
  let reading: PageReading
  let draft: RecipeDraft
  let open: [ReadRecipe.OpenLine]

  /// How much of a page has come.
  static func progress(_ received: Int, of expected: Int?) -> String {
    let total = expected.map { " of \($0 / 1_000)" } ?? ""
    return "\(received / 1_000)\(total) kB"
  }

  var lines: [String] {
    WrappedText.lines(draft.title) + DraftText(draft: draft).body + confirmed
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
