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

  /// The largest page that is read, in bytes.
  public static let largest = 10_000_000

  /// What a page says.
  ///
  /// - Parameter address: where it comes from, for its links and for telling its recipes apart.
  public func reading(of html: String, at address: String? = nil) -> PageReading {
    guard html.utf8.count <= Self.largest else {
      return PageReading(
        .noRecipe,
        warnings: ["the page is larger than 10 MB, which no recipe is; save its recipe as text"])
    }
    if html.utf8.starts(with: "%PDF-".utf8) {
      return PageReading(
        .noRecipe, warnings: ["this is a PDF and no page; copy the text of the recipe and paste it"]
      )
    }
    var making = ReadingOfPage(PageTree(html), address, lines)
    return making.reading()
  }
}
