import IngredientLines
import MealModels

/// Reads pages of HTML, and pasted text, as recipes.
public struct PageReader: Sendable {
  /// Reads ingredient lines, to tell them from other lines.
  let lines: LineReader

  /// Makes a reader.
  public init(_ lines: LineReader) {
    self.lines = lines
  }

  /// What a page says.
  public func reading(of html: String, at address: String? = nil) -> PageReading {
    let tree = PageTree(html)
    let recipes = StructuredRecipes(tree)
    guard let best = recipes.all.first else { return PageReading(.noRecipe) }
    return PageReading(.recipe, draft: best.draft)
  }
}
