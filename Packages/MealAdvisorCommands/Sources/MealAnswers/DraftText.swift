import CommandKit
import IngredientLines
import MealModels

/// The text of an own recipe, for people.
///
/// Its words come from ``RecipeDraft/texts``, in which the foods of the recipe are found.
package struct DraftText {
  private let draft: RecipeDraft

  package init(draft: RecipeDraft) { self.draft = draft }

  /// All lines except the title.
  package var body: [String] {
    let notes = lines(of: .notes)
    return [facts].filter { !$0.isEmpty } + from + ["", "Ingredients"] + lines(of: .ingredients)
      + ["", "Steps"] + lines(of: .steps) + (notes.isEmpty ? [] : ["", "Notes"] + notes)
  }

  private enum Part { case ingredients, steps, notes }

  private func lines(of part: Part) -> [String] {
    let lines = draft.texts.flatMap { text -> [String] in
      switch (part, text.place) {
      case (.ingredients, .heading), (.ingredients, .emptyHeading), (.steps, .stepHeading):
        WrappedText.lines(text.text, indent: 2)
      case (.ingredients, .name): item("- ", text.text)
      case (.steps, .step(let index)): item("\(index + 1). ", text.text)
      case (.notes, .notes): item("", text.text)
      default: []
      }
    }
    return lines.isEmpty && part != .notes ? ["  none"] : lines
  }

  private func item(_ mark: String, _ text: String) -> [String] {
    WrappedText.lines(mark + text, indent: 2, hanging: mark.count)
  }

  private var facts: String {
    [
      draft.servingsRange.map { "serves \($0.lowerBound)-\($0.upperBound)" }
        ?? draft.servings.map { "serves \($0)" } ?? draft.yield,
      draft.totalMinutes.map { "\($0) min" },
      draft.cuisines.isEmpty ? nil : draft.cuisines.joined(separator: ", "),
    ].compactMap(\.self).joined(separator: " · ")
  }

  private var from: [String] {
    let words = [draft.author.map { "by \($0)" }, draft.source].compactMap(\.self)
    return words.isEmpty ? [] : [words.joined(separator: ", ")]
  }

  /// The section about lines with unknown foods.
  package static func open(_ lines: [ReadRecipe.OpenLine]) -> [String] {
    list(
      lines.map { "- \($0.text)" },
      below: "These foods are unknown, so the recipe counts as unsafe for every diet and"
        + " allergy:")
  }

  /// Items below a heading; empty without items.
  package static func list(_ items: [String], below heading: String) -> [String] {
    guard !items.isEmpty else { return [] }
    return [""] + WrappedText.lines(heading)
      + items.flatMap { WrappedText.lines($0, indent: 2, hanging: 2) }
  }
}
