import CommandKit
import IngredientLines
import MealModels

/// What a recipe of one's own says, as people read it.
struct DraftText {
  let draft: RecipeDraft

  /// All but the title.
  var body: [String] {
    [facts].filter { !$0.isEmpty } + from
      + listed(draft.ingredients, "Ingredients") { _ in "- " }
      + listed(draft.steps, "Steps") { "\($0). " }
  }

  private var facts: String {
    [
      draft.servings.map { "serves \($0)" } ?? draft.yield,
      draft.totalMinutes.map { "\($0) min" },
      draft.cuisines.isEmpty ? nil : draft.cuisines.joined(separator: ", "),
    ].compactMap(\.self).joined(separator: " · ")
  }

  private var from: [String] {
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
    return count == 0 ? lines + ["  none"] : lines
  }

  /// The lines whose food nobody knows.
  static func open(_ lines: [ReadRecipe.OpenLine]) -> [String] {
    list(
      lines.map { "- \($0.text)" },
      below: "Nobody knows what food this is, so the recipe counts as unsafe for every diet and"
        + " allergy:")
  }

  /// Items below a heading, or nothing without any.
  static func list(_ items: [String], below heading: String) -> [String] {
    guard !items.isEmpty else { return [] }
    return [""] + WrappedText.lines(heading)
      + items.flatMap { WrappedText.lines($0, indent: 2, hanging: 2) }
  }
}
