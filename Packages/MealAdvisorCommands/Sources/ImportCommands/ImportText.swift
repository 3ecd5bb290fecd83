import CommandKit
import IngredientLines
import MealAnswers
import PrintedText
import RecipeImport
import RecipePages

/// A read recipe, for people to review.
struct ImportText {
  let reading: RecipeReading
  let open: [ReadRecipe.OpenLine]

  /// The text of the progress of loading a page.
  static func progress(_ received: Int, of expected: Int?) -> String {
    let total = expected.map { " of \($0 / 1_000)" } ?? ""
    return "\(received / 1_000)\(total) kB"
  }

  var lines: [String] {
    WrappedText.lines(reading.draft.title) + DraftText(draft: reading.draft).body + confirmed
      + DraftText.open(open) + warnings
  }

  private var confirmed: [String] {
    let fields = PageField.allCases.compactMap { field in
      reading.page.fields[field]?.why.map { "- \(field.words): \($0)" }
    }
    return DraftText.list(fields, below: "Check this before you rely on it:")
  }

  private var warnings: [String] {
    DraftText.list(reading.page.warnings.map { "- \($0)" }, below: "Note:")
  }
}

extension PageField {
  /// The name of the field for people.
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
