import IngredientLines
import MealModels

/// Reads pages of HTML, and pasted text, as recipes.
public struct PageReader: Sendable {
  /// Reads ingredient lines, to separate them from other lines.
  let lines: LineReader

  /// Makes a reader.
  public init(_ lines: LineReader) {
    self.lines = lines
  }

  /// The largest page that is read, in bytes.
  public static let largest = 10_000_000

  /// The reading of a page.
  ///
  /// - Parameter address: the address of the page, for its links and for telling its recipes apart.
  public func reading(of html: String, at address: String? = nil) -> PageReading {
    guard html.utf8.count <= Self.largest else {
      return PageReading(
        .noRecipe,
        warnings: ["the page is larger than 10 MB; copy its recipe and paste the text"])
    }
    if html.utf8.starts(with: "%PDF-".utf8) {
      return PageReading(
        .noRecipe, warnings: ["this is a PDF, not a page; copy the recipe and paste the text"])
    }
    var making = ReadingOfPage(PageTree(html), address, lines)
    return making.reading()
  }
}
