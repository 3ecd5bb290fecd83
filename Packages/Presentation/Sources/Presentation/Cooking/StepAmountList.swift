import DesignSystem
import MealModels
import ScreenParts

/// What a step takes of which ingredients, for as many as are cooked for.
public struct StepAmountList: Component {
  /// The stable path.
  public var id: ElementID
  /// The heading.
  public var header: TextBlock
  /// One line for each ingredient, or part of it.
  public var lines: [String]

  /// Makes the list of a step; nil where it takes nothing.
  init?(_ id: ElementID, _ input: CookingInput, step: Int, copy: Copy) {
    lines = copy.amounts(
      of: input.meal.recipe, step: step, servings: input.servings, in: input.system,
      measured: input.measured)
    guard !lines.isEmpty else { return nil }
    self.id = id
    header = TextBlock(
      id.child("header"), copy("cooking.amounts"), style: .headline, isHeader: true)
  }

  /// The node that this value stands for.
  public var element: Element {
    Stack(id, LayoutSpec(.vertical, spacing: .s, width: .fill)) {
      header
      ListGroup(
        id.child("list"), label: header.content.text, spacing: .s, style: .callout, texts: lines)
    }.element
  }
}
