import DesignSystem
import MealModels
import ScreenParts

/// The amounts of ingredients that a step takes, for the cooked servings.
struct StepAmountList: Component {
  /// The stable path.
  var id: ElementID
  /// The heading.
  var header: TextBlock
  /// One line for each ingredient, or part of it.
  var lines: [String]

  /// Makes the list of a step; nil if it takes no ingredients.
  init?(_ id: ElementID, _ input: CookingInput, step: Int, copy: Copy) {
    lines = copy.amounts(
      of: input.meal.recipe, step: step, servings: input.servings, in: input.system,
      measured: input.measured)
    guard !lines.isEmpty else { return nil }
    self.id = id
    header = TextBlock(
      id.child("header"), copy("cooking.amounts"), style: .headline, isHeader: true)
  }

  /// The tree node of this value.
  var element: Element {
    Stack(id, LayoutSpec(.vertical, spacing: .s, width: .fill)) {
      header
      ListGroup(
        id.child("list"), label: header.content.text, spacing: .s, style: .callout, texts: lines)
    }.element
  }
}
