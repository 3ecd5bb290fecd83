import EaterCommands
import IngredientLines
import RecipeImport

extension EaterContext {
  /// Reads recipes from links, pages and texts, for `import` and for the app.
  package var importer: RecipeImporter {
    let foods = foods
    return RecipeImporter(pages: pages, charsets: charsets) { LineReader(foods()) }
  }

  /// Reads recipes from files.
  package var fileReader: RecipeFileReader {
    RecipeFileReader(LineReader(foods()), charsets: charsets)
  }
}
