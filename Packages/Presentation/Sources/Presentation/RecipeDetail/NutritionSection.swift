import DesignSystem
import MealModels
import RecipeBookScreens
import ScreenParts

/// The nutrition of one serving of a recipe, as far as the reader wants to see it.
struct NutritionSection: Component {
  /// The stable path.
  var id: ElementID
  /// "Nutrition".
  var title: TextBlock
  /// The known amounts, and the names of what is not known.
  var lines: [TextBlock]

  /// Makes the section of a meal; nil if the reader hides all numbers.
  init?(_ id: ElementID, of meal: Meal, _ copy: Copy) {
    let texts = Self.texts(of: meal, copy)
    guard !texts.isEmpty else { return nil }
    self.id = id
    title = TextBlock(
      id.child("title"), copy("recipe.nutrition"), style: .title3, isHeader: true, fillsWidth: true)
    lines = texts.enumerated().map { index, text in
      TextBlock(
        id.child("line").child(index), text, style: .callout, color: .secondaryLabel,
        fillsWidth: true)
    }
  }

  private static func texts(of meal: Meal, _ copy: Copy) -> [String] {
    let figures = copy.figures(of: meal.traits.nutrition).filter { copy.nutrition.shows($0) }
    guard !figures.isEmpty else { return [] }
    let known = figures.filter { $0.amount != nil }.compactMap { figure in
      copy.nutrition.text(figure).map { "\(figure.name) \($0)" }
    }
    let unknown = figures.filter { $0.amount == nil }.map(\.name)
    guard !known.isEmpty else { return [copy("recipe.credits.nutrition.unknown")] }
    let line = copy(
      "recipe.credits.nutrition", ["figures": known.joined(separator: " · ")])
    guard !unknown.isEmpty else { return [line] }
    return [
      line, copy("recipe.credits.nutrition.partial", ["names": unknown.joined(separator: ", ")]),
    ]
  }

  /// The tree node of this value.
  var element: Element {
    Stack(id, LayoutSpec(.vertical, spacing: .s, width: .fill)) {
      title
      for line in lines { line }
    }.element
  }
}
