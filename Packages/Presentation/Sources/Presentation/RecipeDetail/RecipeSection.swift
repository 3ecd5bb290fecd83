import DesignSystem
import MealModels

/// A headed list of a recipe: its ingredients or its steps.
public struct RecipeSection: Component {
  /// The stable path.
  public var id: ElementID
  /// The header, 20 points bold in a row of 24 after a gap of 24.
  public var header: TextBlock
  /// The lines in order.
  public var lines: [TextBlock]

  /// Makes a section.
  public init(_ id: ElementID, header: String, lines: [TextBlock]) {
    self.id = id
    self.header = TextBlock(
      id.child("header"), header, style: .title3, minHeight: 24, isHeader: true)
    self.lines = lines
  }

  /// The ingredients for so many people, each with a bullet in its own row of 20.
  static func ingredients(of input: RecipeInput, _ copy: Copy) -> RecipeSection {
    let id: ElementID = "recipe.ingredients"
    var lines: [TextBlock] = []
    var heading: String?
    let scaled = input.meal.recipe.ingredients(forServings: input.servings, in: input.system)
    for (index, ingredient) in scaled.enumerated() {
      if let section = ingredient.section, section != heading {
        lines.append(
          TextBlock(id.child("heading").child(index), section, style: .headline, isHeader: true))
      }
      heading = ingredient.section
      lines.append(
        TextBlock(
          id.child(index), copy("recipe.ingredient", ["text": ingredient.text]),
          style: .callout, minHeight: 20, spoken: ingredient.text))
    }
    return RecipeSection(id, header: copy("recipe.ingredients"), lines: lines)
  }

  /// The numbered steps, each in a block of 40.
  static func instructions(of recipe: Recipe, _ copy: Copy) -> RecipeSection {
    let id: ElementID = "recipe.instructions"
    let lines = recipe.steps.enumerated().map { index, step in
      let words = ["number": String(index + 1), "text": step.text]
      return TextBlock(
        id.child(index), copy("recipe.step", words), style: .callout, minHeight: 40,
        spoken: copy("recipe.step.spoken", words))
    }
    return RecipeSection(id, header: copy("recipe.instructions"), lines: lines)
  }

  /// The node that this value stands for.
  public var element: Element {
    Stack(
      id,
      LayoutSpec(
        .vertical,
        padding: EdgeSpacing(
          top: .sectionSpacing, leading: .none, bottom: .none, trailing: .none), width: .fill)
    ) {
      header
      lines
    }.element
  }
}
