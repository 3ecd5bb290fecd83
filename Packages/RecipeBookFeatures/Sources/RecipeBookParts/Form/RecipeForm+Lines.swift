import IngredientLines
import RecipeBookScreens

extension RecipeForm {
  /// The ingredient lines with their unknown names; the positions of these do not include headings.
  package func ingredientLines(open: [ReadRecipe.OpenLine]) -> [RecipeEditorInput.Line] {
    var position = -1
    return ingredients.map { line in
      guard !line.isHeading else { return .init(line.text, isHeading: true) }
      position += 1
      return .init(line.text, open: open.filter { $0.position == position }.map(\.name))
    }
  }
}
