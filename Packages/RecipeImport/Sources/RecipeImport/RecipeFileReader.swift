import IngredientLines
import RecipeExchange
import RecipePages
import WebPages

/// Reads files: a saved page, a text with one recipe, or the collection of another app.
public struct RecipeFileReader: Sendable {
  private let pages: PageReader
  private let charsets: ForeignCharsets

  /// Makes a reader.
  ///
  /// - Parameter charsets: character sets that only the platform knows.
  public init(_ lines: LineReader, charsets: ForeignCharsets = .none) {
    pages = PageReader(lines)
    self.charsets = charsets
  }

  /// The reading of a saved page, even if it is not a recipe.
  ///
  /// - Parameter address: the address that it came from.
  public func page(_ bytes: [UInt8], at address: String? = nil) -> PageReading {
    pages.reading(of: PageText.text(of: bytes, charsets), at: address)
  }

  /// The reading of a file: its content decides the format, unless one is named.
  ///
  /// - Parameters:
  ///   - name: its name, for titles and for the report.
  ///   - address: the address that a saved page came from.
  ///   - progress: called for each recipe of a collection.
  public func reading(
    of bytes: [UInt8], named name: String, as format: ImportFormat? = nil,
    at address: String? = nil, progress: @escaping (ExchangeProgress) -> Void = { _ in }
  ) throws(ImportError) -> FileReading {
    if format == .page || format == nil && isPage(bytes) {
      return .recipe(try RecipeReading(page(bytes, at: address)))
    }
    let report =
      format == .text ? ExchangeReport() : collection(bytes, named: name, progress)
    try format?.check(report)
    guard report.recipes.isEmpty || report.formats == [.plainText] && report.recipes.count == 1
    else { return .collection(report) }
    return .recipe(try text(bytes, passedOver: report.passedOver.map(\.sentence)))
  }

  private func isPage(_ bytes: [UInt8]) -> Bool {
    PageText.text(of: Array(bytes.prefix(4_000)), charsets).isPage
  }

  /// The reading of a text.
  ///
  /// If the file was skipped as a collection, the error gives the reasons for that, which help more
  /// than an error about its text.
  private func text(
    _ bytes: [UInt8], passedOver reasons: [String]
  ) throws(ImportError) -> RecipeReading {
    do throws(ImportError) {
      return try RecipeReading(pages.reading(ofText: PageText.text(of: bytes, charsets)))
    } catch {
      guard case .noRecipe(let kind, _) = error, !reasons.isEmpty else { throw error }
      throw .noRecipe(kind, why: reasons)
    }
  }

  private func collection(
    _ bytes: [UInt8], named name: String, _ progress: @escaping (ExchangeProgress) -> Void
  ) -> ExchangeReport {
    let pages = pages
    let reader = ExchangeReader { html in
      let reading = pages.reading(of: html)
      return reading.kind == .recipe ? reading.draft.map { [$0] } ?? [] : []
    }
    return reader.read(bytes, named: name) { step in
      progress(step)
      // An import from a task ends with its task.
      return !Task.isCancelled
    }
  }
}
